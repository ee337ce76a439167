import { isPlainObject } from '../lib/json';
import { readPath } from './readPath';

/** Stands for a list whose entries are taken one by one. */
const EACH = '[]';

/**
 * The list at a path. `gateways[].devices[]` is one list of the members of several: the entries of `devices` of every entry
 * of `gateways`, in their order, each with what is around it under `$outer` (`$outer.uuid`); an entry without an inner list
 * has none. undefined where nothing is at the path, null where what is there is no such list. Total.
 */
export function readRows(from: unknown, path: string): unknown {
  const [start = '', ...inner] = path.replace(/\[\]$/, '').split(`${EACH}.`);
  const list = start === '' || start === EACH ? from : readPath(from, start);
  if (inner.length === 0 || list === undefined) return list;
  return Array.isArray(list) ? membersAt(list, inner) : null;
}

function membersAt(outers: readonly unknown[], [path, ...rest]: readonly string[]): unknown[] | null {
  if (path === undefined) return [...outers];
  const rows: unknown[] = [];
  for (const outer of outers) {
    if (!isPlainObject(outer)) return null;
    const held = readPath(outer, path) ?? [];
    if (!Array.isArray(held)) return null;
    const $outer = without(outer, path);
    for (const row of held as unknown[]) rows.push(isPlainObject(row) ? { ...row, $outer } : row);
  }
  return membersAt(rows, rest);
}

/** What is around the members of a list, without the list itself: each of them would hold all of them. */
function without(outer: Readonly<Record<string, unknown>>, path: string): Readonly<Record<string, unknown>> {
  const { [path]: _list, ...around } = outer;
  return around;
}
