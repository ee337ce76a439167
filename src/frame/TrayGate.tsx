import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyWithReload } from '../lib/retryImport';
import {
  hasOperations,
  leavePage,
  pageIsBack,
  runsOperations,
  subscribeToOperations,
} from '../operations/operationStorage';
import { useAskBeforeUnload } from '../session/useAskBeforeUnload';

const Tray = lazyWithReload(() => import('./tray/Tray'));

/** The tray of operations; nothing is loaded for it while there is none. */
export function TrayGate() {
  // From the first moment of the first operation, not once the tray is loaded.
  useAskBeforeUnload(useSyncExternalStore(subscribeToOperations, runsOperations));
  useEffect(() => {
    window.addEventListener('pagehide', leavePage);
    window.addEventListener('pageshow', pageIsBack);
    return () => {
      window.removeEventListener('pagehide', leavePage);
      window.removeEventListener('pageshow', pageIsBack);
    };
  }, []);
  return useSyncExternalStore(subscribeToOperations, hasOperations) ? (
    <Suspense fallback={null}>
      <Tray />
    </Suspense>
  ) : null;
}
