import { Suspense, useSyncExternalStore } from 'react';
import { lazyWithReload } from '../lib/retryImport';
import { hasOperations, subscribeToOperations } from '../operations/operationStorage';

const Tray = lazyWithReload(() => import('./tray/Tray'));

/** The tray of operations; nothing is loaded for it while there is none. */
export function TrayGate() {
  return useSyncExternalStore(subscribeToOperations, hasOperations) ? (
    <Suspense fallback={null}>
      <Tray />
    </Suspense>
  ) : null;
}
