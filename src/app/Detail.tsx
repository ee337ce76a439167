import { preloadable } from '../lib/preloadable';

/** The page of a record, which a first list does without. */
export const { Component: Detail, preload: preloadDetail } = preloadable(async () => {
  const { DetailPage } = await import('../views/detail/DetailPage');
  return { default: DetailPage };
});
