import { isNothing } from './isEmpty';

/**
 * Value at a dot path (`location.city`, `$included.projects.0.name`), or undefined. Total: any value may be read from.
 * Only own members are seen, so `constructor` or `__proto__` in a path find nothing. A member whose name is the whole
 * path wins over the way through it.
 */
export const readPath = (from: unknown, path: string): unknown => {
  if (hasOwn(from, path)) return from[path];
  let at = from;
  for (const key of path.split('.')) {
    if (!hasOwn(at, key)) return undefined;
    at = at[key];
  }
  return at;
};

interface Source {
  source: string;
  spellings: readonly string[];
  /** What it is where the record says nothing. */
  assumed?: unknown;
}

/**
 * Value of a field in a record: at its source, else at the first of its other spellings that holds one, else what is assumed of
 * it. Total.
 */
export const readSource = (from: unknown, { source, spellings, assumed }: Source): unknown => {
  const own = readPath(from, source);
  if (!isNothing(own)) return own;
  return spellings.map((path) => readPath(from, path)).find((value) => !isNothing(value)) ?? assumed ?? own;
};

const hasOwn = (value: unknown, key: string): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key);
