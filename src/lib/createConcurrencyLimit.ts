/** Runs a task as soon as fewer than the maximum of tasks run; the others wait in order. Settles as the task does. */
export type ConcurrencyLimit = <T>(task: () => Promise<T>) => Promise<T>;

/** Returns a function that runs at most so many tasks at the same time. */
export function createConcurrencyLimit(maximum: number): ConcurrencyLimit {
  let runningCount = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (runningCount < maximum) runningCount += 1;
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The next task takes the place of this one.
      const startNext = waiting.shift();
      if (startNext) startNext();
      else runningCount -= 1;
    }
  };
}
