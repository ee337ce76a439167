import { isPlainObject } from '../../lib/json';

/** Returns the values at a dot path; lists on the path are flattened: `assets.id` is every id of `assets`. */
export function readValuesAtPath(root: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (values, key) =>
      values.flatMap((value) => {
        const items: unknown[] = Array.isArray(value) ? value : [value];
        return items.map((item) => (isPlainObject(item) && Object.hasOwn(item, key) ? item[key] : undefined));
      }),
    [root],
  );
}
