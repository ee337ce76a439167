import { useEffect, useRef, type RefObject } from 'react';
import { prefersReducedData } from '../../lib/prefersReducedData';
import type { ListData } from '../data/listData';

/** Distance below the viewport at which the pager counts as visible. */
const ROOT_MARGIN = '0px 0px 200px 0px';

/**
 * Prefetches the next page once, when the pager becomes visible; only that one page, and not on slow connections. Cancels
 * the request if the user leaves before it has loaded. Attach the returned ref to the pager.
 */
export function usePrefetchNextPage(
  { prefetchPage, hasNextPage, isPlaceholderData }: ListData,
  page: number,
): RefObject<HTMLElement | null> {
  const paginationRef = useRef<HTMLElement>(null);
  const nextPage = hasNextPage && !isPlaceholderData ? page + 1 : undefined;
  useEffect(() => {
    // Without IntersectionObserver, prefetch only on hover.
    if (
      !paginationRef.current ||
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
    observer.observe(paginationRef.current);
    return () => {
      observer.disconnect();
      cancel?.();
    };
  }, [nextPage, prefetchPage]);
  return paginationRef;
}
