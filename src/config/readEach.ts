import { isPlainObject } from '../lib/json';
import { isNothing } from './isEmpty';
import { readPath } from './readPath';

/**
 * The entries of a list in an answer. Where the path has "[]", those of each entry of that list: `data.gateways[].devices[]` are
 * the devices of all gateways, each with the gateway that it stands in under `$outer` (without that list), which may have an
 * `$outer` of its own. Where such a member is missing there are none in it. Undefined where the path leads to no list: that is
 * no answer, never "empty". Total.
 */
export function readEach(from: unknown, path: string): readonly unknown[] | undefined {
  const at = path.indexOf('[]');
  const start = at < 0 ? path : path.slice(0, at);
  const list = readPath(from, start);
  if (!Array.isArray(list)) return undefined;
  const rest = at < 0 ? '' : path.slice(at + 2).replace(/^\./, '');
  if (rest === '') return list as unknown[];
  const found: unknown[] = [];
  for (const outer of list as unknown[]) {
    const inner = innerOf(outer, rest);
    if (inner === undefined) return undefined;
    found.push(...inner);
  }
  return found;
}

/** The entries inside one entry, which know it. */
function innerOf(outer: unknown, path: string): readonly unknown[] | undefined {
  const member = path.replace(/\[\].*$/s, '');
  if (isNothing(readPath(outer, member))) return isPlainObject(outer) ? [] : undefined;
  const inner = readEach(outer, path);
  if (!isPlainObject(outer)) return inner;
  const { [member]: _own, ...around } = outer;
  return inner?.map((entry) => (isPlainObject(entry) ? withOuter(entry, around) : entry));
}

/** At the inner end of a path: what is around all of it stands around what is between. */
const withOuter = (
  entry: Readonly<Record<string, unknown>>,
  around: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => ({
  ...entry,
  $outer: isPlainObject(entry.$outer) ? withOuter(entry.$outer, around) : around,
});
