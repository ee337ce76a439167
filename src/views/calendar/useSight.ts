import { useCallback, useMemo, useState, type RefObject } from 'react';
import type { Heights } from './rows';

/** px: what is above and below the window is drawn too, and redrawn only after so much was scrolled. */
const STEP = 240;

interface Sight extends Heights {
  onScroll: () => void;
}

/** What of the rows is in sight or near it. The grid is at most as high as the window. */
export function useSight(scroller: RefObject<HTMLElement | null>): Sight {
  const [step, setStep] = useState(0);
  const onScroll = useCallback(
    () => setStep(Math.floor((scroller.current?.scrollTop ?? 0) / STEP)),
    [scroller],
  );
  return useMemo(() => {
    const top = step * STEP;
    return { from: top - STEP, until: top + window.innerHeight + 2 * STEP, onScroll };
  }, [step, onScroll]);
}
