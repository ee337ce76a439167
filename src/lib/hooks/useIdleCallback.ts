import { useEffect } from 'react';

/** ms that a browser which does not say when it is idle is left alone. */
const FALLBACK_DELAY_MS = 1_000;

/** ms after which a browser that is never idle runs it all the same. */
const IDLE_TIMEOUT_MS = 3_000;

/** Runs a task once when the browser is idle; another task takes its place, none calls it off. */
export function useIdleCallback(callback: (() => void) | undefined): void {
  useEffect(() => {
    if (callback === undefined) return undefined;
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(callback, FALLBACK_DELAY_MS);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(() => callback(), { timeout: IDLE_TIMEOUT_MS });
    return () => window.cancelIdleCallback(handle);
  }, [callback]);
}
