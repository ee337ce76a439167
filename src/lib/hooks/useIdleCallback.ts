import { useEffect } from 'react';

/** Delay in ms for browsers without `requestIdleCallback`. */
const FALLBACK_DELAY_MS = 1_000;

/** Timeout in ms after which the callback runs even if the browser is never idle. */
const IDLE_TIMEOUT_MS = 3_000;

/** Runs a callback once when the browser is idle. A new callback replaces a pending one; undefined cancels it. */
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
