/**
 * Runs a task for each item in order, up to `concurrency` at a time. When `canContinue` returns false, started tasks finish and
 * no others start. Rejects if a task rejects.
 */
export async function runWithConcurrency<T>(
  items: readonly T[],
  concurrency: number,
  task: (item: T) => Promise<void>,
  canContinue: () => boolean,
): Promise<void> {
  const queue = items.values();
  const runWorker = async (): Promise<void> => {
    while (canContinue()) {
      const { done, value } = queue.next();
      if (done) return;
      await task(value);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runWorker));
}
