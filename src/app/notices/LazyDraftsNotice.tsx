import { Suspense, useSyncExternalStore } from 'react';
import { hasDrafts, subscribeToDrafts } from '../../drafts/draftStorage';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';

const DraftsNotice = lazyWithRetry(() => import('./DraftsNotice'));

/** Notice that the tab stores drafts of this page; its code loads only if there are any. */
export function LazyDraftsNotice() {
  const hasAny = useSyncExternalStore(subscribeToDrafts, hasDrafts);
  return hasAny ? (
    <Suspense fallback={null}>
      <DraftsNotice />
    </Suspense>
  ) : null;
}
