import type { Resource } from '../../../src/config/types';
import { isPlainObject } from '../../../src/lib/json';

/** Maximum depth of a response that is searched. */
const MAX_DEPTH = 3;

/** Returns the paths of the lists of objects in a response; '.' for the response itself. */
export const findListPaths = (body: unknown): string[] =>
  Array.isArray(body) ? ['.'] : findPaths(body, (value) => Array.isArray(value) && value.some(isPlainObject));

/** Returns the paths of the objects in a response that hold a member of the id with this value. */
export function findRecordPaths(body: unknown, { api }: Resource, id: string | number): string[] {
  const hasId = (value: unknown): boolean =>
    isPlainObject(value) && api.id.some((member) => String(value[member]) === String(id));
  return findPaths(body, hasId);
}

function findPaths(body: unknown, isWanted: (value: unknown) => boolean, depth = MAX_DEPTH): string[] {
  if (!isPlainObject(body) || depth === 0) return [];
  return Object.entries(body).flatMap(([name, value]) => {
    const key = name.replaceAll('.', String.raw`\.`);
    return isWanted(value) ? [key] : findPaths(value, isWanted, depth - 1).map((path) => `${key}.${path}`);
  });
}

/** Names of members that often hold an id. */
const ID_NAME = /^_?id$|^(?:uu|gu)?id$|_id$|Id$|code|number|key|slug|ref/i;

/**
 * Returns the members that could identify the rows of a list: each alone, the likeliest first, or else two that together are
 * different in each row.
 */
export function guessIdMembers(rows: readonly unknown[]): { single: string[]; parts: string[] } {
  const records = rows.filter(isPlainObject);
  const names = Object.keys(records[0] ?? {}).filter(
    (name) =>
      // The console has added it.
      name !== 'id' && records.every((record) => ['string', 'number'].includes(typeof record[name])),
  );
  const isUnique = (...members: string[]): boolean =>
    new Set(records.map((record) => JSON.stringify(members.map((member) => record[member])))).size ===
    records.length;
  const single = names.filter((name) => isUnique(name));
  const likely = single.filter((name) => ID_NAME.test(name));
  if (single.length > 0) return { single: likely.length > 0 ? likely : single, parts: [] };
  const pairs = names.flatMap((name, index) => names.slice(index + 1).map((other) => [name, other]));
  return { single: [], parts: pairs.find((pair) => isUnique(...pair)) ?? [] };
}
