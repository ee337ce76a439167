import { useEffect, useReducer } from 'react';

/** ms: the longest wait of one timer; browsers take no more than 24 days. */
const LONGEST = 3_600_000;

/**
 * Draws again when one of these moments (Unix seconds) comes, and answers how many have come: what depends on the clock
 * depends on that. No timer while none is ahead.
 */
export function useMoments(moments: readonly number[]): number {
  const [now, again] = useReducer(
    () => Date.now(),
    0,
    () => Date.now(),
  );
  const ahead = moments.filter((moment) => moment * 1000 > now);
  const next = Math.min(...ahead);
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const wait = Math.max(0, next * 1000 - Date.now());
    const timer = setTimeout(again, Math.min(wait, LONGEST));
    return () => clearTimeout(timer);
  }, [next, now]);
  return moments.length - ahead.length;
}
