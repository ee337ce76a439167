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
import { isLeaving } from '../session/leaveTo';
import { lazyWithReload } from '../lib/retryImport';
import type { DiscardQuestion as Question } from '../ui/DiscardQuestion';
import { closeTopDialog, topDialog, useTopDialog } from '../ui/dialogStack';
import { BarAddress, PageAddress } from '../ui/pageAddress';
import { discardUnsaved, hasUnsaved, useHasUnsaved, useIsSending } from '../ui/unsaved';
import { useBarAddress, useGround } from './router/ConsoleRouter';

/** Loaded with the first form: there is nothing to ask for before. */
const DiscardQuestion = lazyWithReload<ComponentProps<typeof Question>>(() =>
  import('../ui/DiscardQuestion').then((loaded) => ({ default: loaded.DiscardQuestion })),
);

/**
 * What is open belongs to the address at which it was opened. The browser's back and forward buttons close the top dialog,
 * as Escape does, and the page stays; every other way to another page asks first where something was typed, and takes what
 * is open with it.
 */
export function LeaveGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const bar = useBarAddress();
  const ground = useGround();
  const isHeld = useTopDialog() !== undefined;
  const isUnsaved = useHasUnsaved();
  useEffect(() => {
    if (isHeld || isUnsaved) ground?.();
  }, [ground, isHeld, isUnsaved]);
  return (
    <BarAddress value={bar}>
      <PageAddress value={pathname}>
        {children}
        <Gate />
      </PageAddress>
    </BarAddress>
  );
}

/** Stops moves, and asks where it has to. */
function Gate() {
  const isForDialog = useRef(false);
  const should = useCallback<RouterBlockerFunction>(({ currentLocation, nextLocation, historyAction }) => {
    isForDialog.current = historyAction === 'POP' && topDialog() !== undefined;
    const losesWork = currentLocation.pathname !== nextLocation.pathname && hasUnsaved();
    return !isLeaving() && (isForDialog.current || losesWork);
  }, []);
  const blocker = useBlocker(should);
  /** Where the question is drawn: inside what is open, since the page behind that is hidden from screen readers. */
  const [place, setPlace] = useState<HTMLElement>();
  const isBlocked = blocker.state === 'blocked';
  const isSending = useIsSending();
  useEffect(() => {
    if (!isBlocked) setPlace(undefined);
    else if (!isForDialog.current) setPlace((before) => before ?? topDialog() ?? document.body);
    else {
      blocker.reset?.();
      closeTopDialog();
    }
  }, [isBlocked, blocker]);
  if (!isBlocked || place === undefined) return null;
  const leave = (): void => {
    discardUnsaved();
    blocker.proceed?.();
  };
  return createPortal(
    <Suspense fallback={null}>
      <DiscardQuestion open sending={isSending} onDiscard={leave} onKeep={() => blocker.reset?.()} />
    </Suspense>,
    place,
  );
}
