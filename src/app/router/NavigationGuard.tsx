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
  hasUnsavedChanges,
  useHasUnsavedChanges,
  useIsSending,
} from '../../ui/dialog/unsavedChanges';
import { useLocationBarPath, useAddBackGuard } from './ConsoleRouter';

/** Loaded with the first form: there is nothing to ask for before. */
const DiscardDialog = lazyWithRetry<ComponentProps<typeof DiscardDialogType>>(() =>
  import('../../ui/dialog/DiscardDialog').then((module) => ({ default: module.DiscardDialog })),
);

/**
 * What is open belongs to the address at which it was opened. The browser's back and forward buttons close the top dialog,
 * as Escape does, and the page stays; every other way to another page asks first where something was typed, and takes what
 * is open with it.
 */
export function NavigationGuard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const locationBarPath = useLocationBarPath();
  const addBackGuard = useAddBackGuard();
  const hasOpenDialog = useTopDialog() !== undefined;
  const isDirty = useHasUnsavedChanges();
  useEffect(() => {
    if (hasOpenDialog || isDirty) addBackGuard?.();
  }, [addBackGuard, hasOpenDialog, isDirty]);
  return (
    <LocationBarContext value={locationBarPath}>
      <PagePathContext value={pathname}>
        {children}
        <NavigationBlocker />
      </PagePathContext>
    </LocationBarContext>
  );
}

/** Stops moves, and asks where it has to. */
function NavigationBlocker() {
  const isDialogClose = useRef(false);
  const shouldBlock = useCallback<RouterBlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) => {
      isDialogClose.current = historyAction === 'POP' && topDialog() !== undefined;
      const losesChanges = currentLocation.pathname !== nextLocation.pathname && hasUnsavedChanges();
      return !isHardNavigating() && (isDialogClose.current || losesChanges);
    },
    [],
  );
  const blocker = useBlocker(shouldBlock);
  /** Where the question is drawn: inside what is open, since the page behind that is hidden from screen readers. */
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
    discardUnsavedChanges();
    blocker.proceed?.();
  };
  return createPortal(
    <Suspense fallback={null}>
      <DiscardDialog open isSending={isSending} onDiscard={leave} onKeep={() => blocker.reset?.()} />
    </Suspense>,
    portalContainer,
  );
}
