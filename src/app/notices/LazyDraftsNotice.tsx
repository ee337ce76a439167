import { Suspense } from 'react';
import { useStore } from 'zustand';
import { draftVersionStore, hasDrafts } from '../../drafts/draftStorage';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';

const DraftsNotice = lazyWithRetry(() => import('./DraftsNotice'));

/** Notice that the tab stores drafts of this page; its code loads only if there are any. */
export function LazyDraftsNotice() {
  const hasAny = useStore(draftVersionStore, hasDrafts);
  return hasAny ? (
    <Suspense fallback={null}>
      <DraftsNotice />
    </Suspense>
  ) : null;
}
