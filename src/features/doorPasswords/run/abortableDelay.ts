/** Delay that an abort ends immediately. */
export interface AbortableDelay {
  wait: (ms: number) => Promise<void>;
  isAborted: () => boolean;
  abort: () => void;
}

export function createAbortableDelay(): AbortableDelay {
  let isAborted = false;
  const pendingWaits = new Set<() => void>();
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      if (isAborted || ms === 0) return resolve();
      const finish = (): void => {
        clearTimeout(timer);
        pendingWaits.delete(finish);
        resolve();
      };
      const timer = setTimeout(finish, ms);
      pendingWaits.add(finish);
      return undefined;
    });
  return {
    wait,
    isAborted: () => isAborted,
    abort: () => {
      isAborted = true;
      for (const finish of Array.from(pendingWaits)) finish();
    },
  };
}
