import { useEffect, useReducer } from 'react';

/** Maximum delay of one timer in ms; browsers support no more than 24 days. */
const MAX_DELAY_MS = 3_600_000;

/**
 * Re-renders at each of these moments (Unix seconds) and returns how many have passed; use that number as a dependency of
 * values that depend on the time. No timer runs if none is in the future.
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
