/** Web Locks of a browser, for tests: a name waits until its holder ends. */
export function createLocks() {
  const held = new Map<string, Promise<unknown>>();
  const hold = (
    name: string,
    task: (lock: object) => Promise<unknown>,
    signal?: AbortSignal,
  ): Promise<unknown> => {
    const result = (held.get(name) ?? Promise.resolve()).then(() => {
      signal?.throwIfAborted();
      return task({ name });
    });
    const whole = result.catch(() => undefined).finally(() => held.get(name) === whole && held.delete(name));
    held.set(name, whole);
    return result;
  };
  return {
    request: (
      name: string,
      { ifAvailable, signal }: { ifAvailable?: boolean; signal?: AbortSignal },
      task: (lock: object | null) => Promise<unknown>,
    ): Promise<unknown> => (ifAvailable && held.has(name) ? task(null) : hold(name, task, signal)),
  };
}
