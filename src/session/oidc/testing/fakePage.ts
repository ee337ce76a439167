/** A storage of a browser, in memory. */
function createMemoryStorage() {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
    /** All that is in it. */
    entries: () => Object.fromEntries(values),
  };
}

/**
 * As much of a page at `origin` as a sign-in needs. A DOM would bring bytes of its own, which the ciphers of Node do not take.
 */
export const createFakePage = (origin: string) => ({
  location: new URL(origin),
  localStorage: createMemoryStorage(),
  sessionStorage: createMemoryStorage(),
  addEventListener: () => undefined,
});

/** The locks of a browser: one at a time, in turn. */
export function createFakeLocks() {
  let queue: Promise<unknown> = Promise.resolve();
  return {
    request: <T>(_: string, run: () => Promise<T>): Promise<T> => {
      const result = queue.then(run);
      queue = result.catch(() => undefined);
      return result;
    },
  };
}
