import { isPlainObject } from '../../lib/json';

type Members = Readonly<Record<string, unknown>>;

/** Returns a record with a value at a path such as `location.city`. */
export function withValueAtPath(record: Members, path: string, value: unknown): Record<string, unknown> {
  const [head = '', ...rest] = path.split('.');
  const child = record[head];
  const inner =
    rest.length === 0 ? value : withValueAtPath(isPlainObject(child) ? child : {}, rest.join('.'), value);
  return { ...record, [head]: inner };
}
