import { isBlank } from './isEmpty';

/**
 * Value at a dot path (`location.city`, `$included.projects.0.name`), or undefined. Total: any value may be read from.
 * Only own members are seen, so `constructor` or `__proto__` in a path find nothing. A member whose name is the whole
 * path wins over the way through it.
 */
export const readPath = (root: unknown, path: string): unknown => {
  if (hasOwnMember(root, path)) return root[path];
  let current = root;
  for (const key of path.split('.')) {
    if (!hasOwnMember(current, key)) return undefined;
    current = current[key];
  }
  return current;
};

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
export const readSource = (
  root: unknown,
  { source, alternativeSources, hostDefault }: FieldSource,
): unknown => {
  const sourceValue = readPath(root, source);
  if (!isBlank(sourceValue)) return sourceValue;
  return (
    alternativeSources.map((path) => readPath(root, path)).find((value) => !isBlank(value)) ??
    hostDefault ??
    sourceValue
  );
};

const hasOwnMember = (value: unknown, key: string): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key);
