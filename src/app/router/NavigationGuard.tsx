import {
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useBlocker, useLocation, type RouterBlockerFunction } from 'ra-core';
import { isHardNavigating } from '../../session/navigation/hardNavigate';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import type { DiscardDialog as DiscardDialogType } from '../../ui/dialog/DiscardDialog';
import { closeTopDialog, topDialog, useTopDialog } from '../../ui/dialog/dialogStack';
import { LocationBarContext, PagePathContext } from '../../ui/page/pagePath';
import {
  discardUnsavedChanges,
  losesChanges,
  useHasUnsavedChanges,
  useIsSending,
  type Departure,
} from '../../ui/dialog/unsavedChanges';
import { useLocationBarPath } from '../../ui/page/RouterContext';
import { useBackGuard } from './useBackGuard';

/** Loaded with the first form; without one nothing needs a confirmation. */
const DiscardDialog = lazyWithRetry<ComponentProps<typeof DiscardDialogType>>(() =>
  import('../../ui/dialog/DiscardDialog').then((module) => ({ default: module.DiscardDialog })),
);

/**
 * Handles dialogs and unsaved input on navigation. The browser's back and forward buttons close the top dialog, as Escape
 * does, and the page stays. Any other navigation that loses unsaved input asks for confirmation, and one to another page
 * closes all dialogs.
 */
export function NavigationGuard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const locationBarPath = useLocationBarPath();
  const hasOpenDialog = useTopDialog() !== undefined;
  const isDirty = useHasUnsavedChanges();
  useBackGuard(hasOpenDialog || isDirty);
  return (
    <LocationBarContext value={locationBarPath}>
      <PagePathContext value={pathname}>
        {children}
        <NavigationBlocker />
      </PagePathContext>
    </LocationBarContext>
  );
}

/** Blocks navigation and asks for confirmation if needed. */
function NavigationBlocker() {
  const isDialogClose = useRef(false);
  const departure = useRef<Departure>(undefined);
  const shouldBlock = useCallback<RouterBlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) => {
      isDialogClose.current = historyAction === 'POP' && topDialog() !== undefined;
      departure.current = { from: currentLocation, to: nextLocation };
      return !isHardNavigating() && (isDialogClose.current || losesChanges(departure.current));
    },
    [],
  );
  const blocker = useBlocker(shouldBlock);
  /** Container of the confirmation: inside the open dialog, since the page behind it is hidden from screen readers. */
  const [portalContainer, setPortalContainer] = useState<HTMLElement>();
  const isBlocked = blocker.state === 'blocked';
  const isSending = useIsSending();
  useEffect(() => {
    if (!isBlocked) setPortalContainer(undefined);
    else if (!isDialogClose.current)
      setPortalContainer((previous) => previous ?? topDialog() ?? document.body);
    else {
      blocker.reset?.();
      closeTopDialog();
    }
  }, [isBlocked, blocker]);
  if (!isBlocked || portalContainer === undefined) return null;
  const leave = (): void => {
    if (departure.current) discardUnsavedChanges(departure.current);
    blocker.proceed?.();
  };
  return createPortal(
    <Suspense fallback={null}>
      <DiscardDialog open isSending={isSending} onDiscard={leave} onKeep={() => blocker.reset?.()} />
    </Suspense>,
    portalContainer,
  );
}
