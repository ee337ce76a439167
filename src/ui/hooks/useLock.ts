import { useCallback, useRef, useState } from 'react';

export interface Lock {
  /** Whether a task is under way, for what is drawn. */
  busy: boolean;
  /**
   * Runs a task unless one is under way; answers with its result, undefined when it was not begun. A task that calls
   * `hold` keeps the lock for good when it ends, since the page is being left.
   */
  run: <T>(task: (keepLocked: () => void) => Promise<T>) => Promise<T | undefined>;
}

/** One task at a time: three clicks in one tick are one call. State alone would arrive too late for the second. */
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
