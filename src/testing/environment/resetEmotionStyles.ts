import { renderHook } from '@testing-library/react';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';

/**
 * Files that share a worker's packages share its document too. Removes the sheets that Emotion wrote for the last file, so that
 * it writes them again.
 */
export function resetEmotionStyles(document: Document): void {
  const { result, unmount } = renderHook(() => useEmotionCache());
  unmount();
  const cache = result.current;
  if (!cache) throw new Error('The styling engine was loaded without a document');
  cache.sheet.flush();
  cache.sheet.container = document.head;
  cache.inserted = {};
  cache.registered = {};
}
