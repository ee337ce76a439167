/**
 * Does a task for each item in their order, `atOnce` at a time; once `mayBegin` says no, what was begun ends and nothing
 * else begins. Rejects where a task does.
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
