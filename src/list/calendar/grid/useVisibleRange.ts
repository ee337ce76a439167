import { useCallback, useMemo, useState, type RefObject } from 'react';
import type { VerticalRange } from './layoutRows';

/** px: what is above and below the window is drawn too, and redrawn only after so much was scrolled. */
const SCROLL_STEP = 240;

interface VisibleRange extends VerticalRange {
  onScroll: () => void;
}

/** What of the rows is in sight or near it. The grid is at most as high as the window. */
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
