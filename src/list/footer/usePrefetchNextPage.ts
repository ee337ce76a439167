import { useEffect, useRef, type RefObject } from 'react';
import { prefersReducedData } from '../../lib/prefersReducedData';
import type { ListData } from '../data/listData';

/** How far below the window the pager may be to count as coming into view. */
const ROOT_MARGIN = '0px 0px 200px 0px';

/**
 * Asks for the next page, once, when the pager comes into view; never for more than that one, and on no slow line. A page that
 * has not arrived when the reader goes elsewhere is called off. Hand the ref to the pager.
 */
export function usePrefetchNextPage(
  { prefetchPage, hasNextPage, isPlaceholderData }: ListData,
  page: number,
): RefObject<HTMLElement | null> {
  const paginationRef = useRef<HTMLElement>(null);
  const nextPage = hasNextPage && !isPlaceholderData ? page + 1 : undefined;
  useEffect(() => {
    // A browser that cannot tell what is in view asks at the pointer alone.
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
