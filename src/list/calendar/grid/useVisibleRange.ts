import { useCallback, useMemo, useState, type RefObject } from 'react';
import type { VerticalRange } from './layoutRows';

/** Overscan in px above and below the viewport; also the scroll distance between two renders. */
const SCROLL_STEP = 240;

interface VisibleRange extends VerticalRange {
  onScroll: () => void;
}

/** Returns the range of rows in or near the viewport. The grid is at most as high as the window. */
export function useVisibleRange(scroller: RefObject<HTMLElement | null>): VisibleRange {
  const [scrollStep, setScrollStep] = useState(0);
  const onScroll = useCallback(
    () => setScrollStep(Math.floor((scroller.current?.scrollTop ?? 0) / SCROLL_STEP)),
    [scroller],
  );
  return useMemo(() => {
    const top = scrollStep * SCROLL_STEP;
    return { from: top - SCROLL_STEP, until: top + window.innerHeight + 2 * SCROLL_STEP, onScroll };
  }, [scrollStep, onScroll]);
}
