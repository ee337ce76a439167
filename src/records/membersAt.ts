import { isPlainObject } from '../lib/json';

/** The values at a dot path; lists on the way are looked through: `assets.id` is every id of `assets`. */
export function membersAt(from: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (found, key) =>
      found.flatMap((one) => {
        const entries: unknown[] = Array.isArray(one) ? one : [one];
        return entries.map((entry) =>
          isPlainObject(entry) && Object.hasOwn(entry, key) ? entry[key] : undefined,
        );
      }),
    [from],
  );
}
