import { useCallback, useRef, useState } from 'react';

export interface Lock {
  /** True while a task is running, for rendering. */
  busy: boolean;
  /**
   * Runs a task unless one is running. Returns its result, or undefined if it did not start. A task that calls `keepLocked`
   * keeps the lock after it ends, since the user leaves the page.
   */
  run: <T>(task: (keepLocked: () => void) => Promise<T>) => Promise<T | undefined>;
}

/**
 * Allows one task at a time: three clicks in one tick make one call. State alone would update too late for the second click.
 */
export function useLock(): Lock {
  const locked = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = useCallback<Lock['run']>(async (task) => {
    if (locked.current) return undefined;
    locked.current = true;
    setBusy(true);
    let isKeptLocked = false;
    try {
      return await task(() => {
        isKeptLocked = true;
      });
    } finally {
      if (!isKeptLocked) {
        locked.current = false;
        setBusy(false);
      }
    }
  }, []);
  return { busy, run };
}
