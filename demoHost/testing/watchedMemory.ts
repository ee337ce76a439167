import type { CollectionName } from '../store/collections';
import type { MemoryDatabase } from '../store/memory/memoryDatabase';
import type { MemoryRows } from '../store/memory/memoryRows';
import { collectionNames } from '../store/sql/tables/index';

/** Hides the members of a target that `replaced` has. */
const override = <T extends object>(target: T, replaced: (key: PropertyKey) => unknown): T =>
  new Proxy(target, {
    get: (_, key) => {
      const value = replaced(key);
      return value === undefined ? (Reflect.get(target, key, target) as unknown) : value;
    },
  });

/**
 * Returns a database in memory as tests see it, and a function that tells which collections they have rows of. They may change
 * those rows at any time, because they keep them.
 */
export function watchMemory(memory: MemoryDatabase): {
  store: MemoryDatabase;
  isUsed: (name: CollectionName) => boolean;
} {
  const used = new Set<unknown>();
  // Accessors instead of a proxy, so that tests can clone the state.
  const state = Object.defineProperties(
    { ...memory.state },
    Object.fromEntries(
      Object.keys(memory.state).map((name) => [
        name,
        {
          enumerable: true,
          get: () => {
            used.add(name);
            return Reflect.get(memory.state, name) as unknown;
          },
          set: (value: unknown) => Reflect.set(memory.state, name, value),
        },
      ]),
    ),
  );
  const rows: MemoryRows = override(memory.rows, (key) => {
    if (key === 'state') return state;
    const value: unknown = Reflect.get(memory.rows, key);
    if (typeof value !== 'function') return value;
    return (name: unknown, ...rest: unknown[]) => {
      used.add(name);
      return value.call(memory.rows, name, ...rest) as unknown;
    };
  });
  const store = override(memory, (key) => {
    if (key === 'rows') return rows;
    if (key === 'state') return state;
    // A transaction of the test, or a replacement, can change all rows.
    for (const name of collectionNames) used.add(name);
    return undefined;
  });
  return { store, isUsed: (name) => used.has(name) };
}
