import { splitPath } from '../../config/values/readPath';
import { isPlainObject } from '../../lib/json';

type Members = Readonly<Record<string, unknown>>;

/** Returns a record with a value at a path such as `location.city`. */
export function withValueAtPath(record: Members, path: string, value: unknown): Record<string, unknown> {
  return setMember(record, Object.hasOwn(record, path) ? [path] : splitPath(path), value);
}

function setMember(
  record: Members,
  [head = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const child = record[head];
  const inner = rest.length === 0 ? value : setMember(isPlainObject(child) ? child : {}, rest, value);
  return { ...record, [head]: inner };
}
