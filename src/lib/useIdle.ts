import { useEffect } from 'react';

/** ms that a browser which does not say when it is idle is left alone. */
const LATER = 1_000;

/** ms after which a browser that is never idle runs it all the same. */
const LATEST = 3_000;

/** Runs a task once when the browser is idle; another task takes its place, none calls it off. */
export function useIdle(task: (() => void) | undefined): void {
  useEffect(() => {
    if (task === undefined) return undefined;
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(task, LATER);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(() => task(), { timeout: LATEST });
    return () => window.cancelIdleCallback(handle);
  }, [task]);
}
