import { isPlainObject } from '../../lib/json';
import { readPath } from './readPath';

/** Stands for a list whose entries are taken one by one. */
const EACH_ENTRY = '[]';

/**
 * Returns the list at a path. `gateways[].devices[]` is one list of the members of several: the entries of `devices` of every
 * entry of `gateways`, in their order. Each has its outer entry under `$outer` (`$outer.uuid`); an entry without an inner list
 * adds none. undefined if there is no value at the path, null if the value is no such list. Total.
 */
export function readRows(root: unknown, path: string): unknown {
  const [firstPath = '', ...nestedPaths] = path.replace(/\[\]$/, '').split(`${EACH_ENTRY}.`);
  const list = firstPath === '' || firstPath === EACH_ENTRY ? root : readPath(root, firstPath);
  if (nestedPaths.length === 0 || list === undefined) return list;
  return Array.isArray(list) ? flattenLists(list, nestedPaths) : null;
}

function flattenLists(outers: readonly unknown[], [path, ...rest]: readonly string[]): unknown[] | null {
  if (path === undefined) return [...outers];
  const rows: unknown[] = [];
  for (const outer of outers) {
    if (!isPlainObject(outer)) return null;
    const nestedRows = readPath(outer, path) ?? [];
    if (!Array.isArray(nestedRows)) return null;
    const $outer = omitMember(outer, path);
    for (const row of nestedRows as unknown[]) rows.push(isPlainObject(row) ? { ...row, $outer } : row);
  }
  return flattenLists(rows, rest);
}

/** Returns an outer entry without the inner list: otherwise each member would hold all of them. */
function omitMember(
  outer: Readonly<Record<string, unknown>>,
  path: string,
): Readonly<Record<string, unknown>> {
  const { [path]: _list, ...outerMembers } = outer;
  return outerMembers;
}
