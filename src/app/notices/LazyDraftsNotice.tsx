import { Suspense, useSyncExternalStore } from 'react';
import { hasDrafts, subscribeToDrafts } from '../../drafts/draftStorage';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';

const DraftsNotice = lazyWithRetry(() => import('./DraftsNotice'));

/** Says that the tab holds drafts of this page; nothing is loaded for it while there is none. */
export function LazyDraftsNotice() {
  const hasAny = useSyncExternalStore(subscribeToDrafts, hasDrafts);
  return hasAny ? (
    <Suspense fallback={null}>
      <DraftsNotice />
    </Suspense>
  ) : null;
}
