import { toDigits } from '../../lib/exactNumber';
import { isBlank } from './isEmpty';

/**
 * Value at a dot path (`location.city`, `$included.projects.0.name`), or undefined. Total: any value may be read from.
 * Only own members are seen, so `constructor` or `__proto__` in a path find nothing. A member whose name is the whole
 * path wins over the way through it; `\\.` is a dot of a name. A number that JavaScript would round is its digits as text.
 */
export const readPath = (root: unknown, path: string): unknown => toDigits(readRawPath(root, path));

/** Like {@link readPath}, with such a number as the host sent it (`ExactNumber`). */
export const readRawPath = (root: unknown, path: string): unknown => {
  if (hasOwnMember(root, path)) return root[path];
  let current = root;
  for (const key of splitPath(path)) {
    if (!hasOwnMember(current, key)) return undefined;
    current = current[key];
  }
  return current;
};

/** Returns the names of a dot path: `a\\.b.c` is `a.b`, then `c`. */
export const splitPath = (path: string): string[] =>
  path.includes('\\') ? path.split(/(?<!\\)\./).map((name) => name.replaceAll('\\.', '.')) : path.split('.');

/** Returns the path of a member, with the dots of its name marked: `a.b` → `a\\.b`. */
export const toMemberPath = (name: string): string => name.replaceAll('.', '\\.');

interface FieldSource {
  source: string;
  alternativeSources: readonly string[];
  /** Value if the record has none. */
  hostDefault?: unknown;
}

/**
 * Value of a field in a record: at its source, else at the first of its other spellings that holds one, else what is assumed of
 * it. Total.
 */
export const readSource = (root: unknown, field: FieldSource): unknown =>
  toDigits(readRawSource(root, field));

/** Like {@link readSource}, with numbers as the host sent them (`ExactNumber`). */
export const readRawSource = (
  root: unknown,
  { source, alternativeSources, hostDefault }: FieldSource,
): unknown => {
  const sourceValue = readRawPath(root, source);
  if (!isBlank(sourceValue)) return sourceValue;
  return (
    alternativeSources.map((path) => readRawPath(root, path)).find((value) => !isBlank(value)) ??
    hostDefault ??
    sourceValue
  );
};

const hasOwnMember = (value: unknown, key: string): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key);
