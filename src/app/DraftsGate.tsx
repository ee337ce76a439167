import { Suspense, useSyncExternalStore } from 'react';
import { hasDrafts, subscribeToDrafts } from '../drafts/draftStorage';
import { lazyWithReload } from '../lib/retryImport';

const DraftsNotice = lazyWithReload(() => import('./DraftsNotice'));

/** Says that the tab holds drafts of this page; nothing is loaded for it while there is none. */
export function DraftsGate() {
  const any = useSyncExternalStore(subscribeToDrafts, hasDrafts);
  return any ? (
    <Suspense fallback={null}>
      <DraftsNotice />
    </Suspense>
  ) : null;
}
