import { useEffect, useRef, type RefObject } from 'react';
import { isLineSpared } from '../../lib/line';
import type { Rows } from './rows';

/** How far below the window the pager may be to count as coming into view. */
const NEAR = '0px 0px 200px 0px';

/**
 * Asks for the next page, once, when the pager comes into view; never for more than that one, and on no slow line. A page that
 * has not arrived when the reader goes elsewhere is called off. Hand the ref to the pager.
 */
export function usePageAhead(
  { prefetchPage, hasNextPage, isPrevious }: Rows,
  page: number,
): RefObject<HTMLElement | null> {
  const pager = useRef<HTMLElement>(null);
  const next = hasNextPage && !isPrevious ? page + 1 : undefined;
  useEffect(() => {
    // A browser that cannot tell what is in view asks at the pointer alone.
    if (!pager.current || next === undefined || isLineSpared() || !('IntersectionObserver' in window))
      return undefined;
    let callOff: (() => void) | undefined;
    const inView = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        inView.disconnect();
        callOff = prefetchPage(next);
      },
      { rootMargin: NEAR },
    );
    inView.observe(pager.current);
    return () => {
      inView.disconnect();
      callOff?.();
    };
  }, [next, prefetchPage]);
  return pager;
}
