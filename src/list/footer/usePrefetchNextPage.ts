import { useEffect, useRef, type RefObject } from 'react';
import { prefersReducedData } from '../../lib/prefersReducedData';
import type { ListData } from '../data/listData';

/** Distance below the viewport at which the end of the list counts as visible. */
const ROOT_MARGIN = '0px 0px 200px 0px';

/**
 * Prefetches the next page once, when the end of the list becomes visible; only that one page, and not on slow connections.
 * Cancels the request if the user leaves before it has loaded. Attach the returned ref to an element after the rows: the
 * pager itself is always in view.
 */
export function usePrefetchNextPage(
  { prefetchPage, hasNextPage, isPlaceholderData }: ListData,
  page: number,
): RefObject<HTMLElement | null> {
  const endRef = useRef<HTMLElement>(null);
  const nextPage = hasNextPage && !isPlaceholderData ? page + 1 : undefined;
  useEffect(() => {
    // Without IntersectionObserver, prefetch only on hover.
    if (
      !endRef.current ||
      nextPage === undefined ||
      prefersReducedData() ||
      !('IntersectionObserver' in window)
    )
      return undefined;
    let cancel: (() => void) | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        cancel = prefetchPage(nextPage);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(endRef.current);
    return () => {
      observer.disconnect();
      cancel?.();
    };
  }, [nextPage, prefetchPage]);
  return endRef;
}
