/** Waits that a stop ends at once. */
export interface Pause {
  after: (ms: number) => Promise<void>;
  isStopped: () => boolean;
  stop: () => void;
}

export function createPause(): Pause {
  let isStopped = false;
  const waiting = new Set<() => void>();
  const after = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      if (isStopped || ms === 0) return resolve();
      const go = (): void => {
        clearTimeout(timer);
        waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, ms);
      waiting.add(go);
      return undefined;
    });
  return {
    after,
    isStopped: () => isStopped,
    stop: () => {
      isStopped = true;
      for (const go of Array.from(waiting)) go();
    },
  };
}
