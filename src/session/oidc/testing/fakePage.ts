/** In-memory browser storage. */
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
    /** All entries. */
    entries: () => Object.fromEntries(values),
  };
}

/**
 * Creates the parts of a page at `origin` that a sign-in needs. A DOM is unsuitable, because its byte arrays do not work
 * with Node's crypto.
 */
export const createFakePage = (origin: string) => ({
  location: new URL(origin),
  localStorage: createMemoryStorage(),
  sessionStorage: createMemoryStorage(),
  addEventListener: () => undefined,
});

/** Creates browser locks: one holder at a time, in order. */
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
