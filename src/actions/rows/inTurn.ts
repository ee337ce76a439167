/**
 * Does a task for each item in their order, `atOnce` at a time; once `mayBegin` says no, what was begun ends and nothing
 * else begins. Rejects where a task does.
 */
export async function inTurn<T>(
  items: readonly T[],
  atOnce: number,
  task: (item: T) => Promise<void>,
  mayBegin: () => boolean,
): Promise<void> {
  const waiting = items.values();
  const work = async (): Promise<void> => {
    while (mayBegin()) {
      const { done, value } = waiting.next();
      if (done) return;
      await task(value);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
