import { lazyWithPreload } from '../../lib/lazy/lazyWithPreload';

/** The page of a record, which a first list does without. */
export const { Component: LazyShowPage, preload: preloadShowPage } = lazyWithPreload(async () => {
  const { ShowPage } = await import('../../show/ShowPage');
  return { default: ShowPage };
});
