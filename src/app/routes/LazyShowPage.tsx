import { lazyWithPreload } from '../../lib/lazy/lazyWithPreload';

/** Page of a record, not needed for an initial list. */
export const { Component: LazyShowPage, preload: preloadShowPage } = lazyWithPreload(async () => {
  const { ShowPage } = await import('../../show/ShowPage');
  return { default: ShowPage };
});
