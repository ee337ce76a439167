import { useEffect, useReducer } from 'react';

/** ms: the longest wait of one timer; browsers take no more than 24 days. */
const MAX_DELAY_MS = 3_600_000;

/**
 * Draws again when one of these moments (Unix seconds) comes, and answers how many have come: what depends on the clock
 * depends on that. No timer while none is ahead.
 */
export function useRerenderAt(timestamps: readonly number[]): number {
  const [now, rerender] = useReducer(
    () => Date.now(),
    0,
    () => Date.now(),
  );
  const upcoming = timestamps.filter((timestamp) => timestamp * 1000 > now);
  const next = Math.min(...upcoming);
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const delay = Math.max(0, next * 1000 - Date.now());
    const timer = setTimeout(rerender, Math.min(delay, MAX_DELAY_MS));
    return () => clearTimeout(timer);
  }, [next, now]);
  return timestamps.length - upcoming.length;
}
