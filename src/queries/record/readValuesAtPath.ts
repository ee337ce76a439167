import { isPlainObject } from '../../lib/json';

/** The values at a dot path; lists on the way are looked through: `assets.id` is every id of `assets`. */
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
