const lastTasks = new Map<string, Promise<unknown>>();

/** Runs the tasks of a key one after another, so that two changes of one record never overlap. */
export function runInOrder<T>(key: string, task: () => Promise<T>): Promise<T> {
  const result = (lastTasks.get(key) ?? Promise.resolve()).then(task);
  const end = result.then(
    () => undefined,
    () => undefined,
  );
  lastTasks.set(key, end);
  void end.then(() => lastTasks.get(key) === end && lastTasks.delete(key));
  return result;
}
