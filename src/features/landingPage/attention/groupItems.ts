import { readPath } from '../../../config/values/readPath';
import type { LandingGroupBy } from '../../../config/schema/runtime/landingPage';
import type { AttentionItem, CodeCount, ItemGroup } from './attention';

/**
 * Groups items by their group id, the largest group first, then the one with the latest item. `rows` are all rows of the
 * response, for the tally.
 */
export function groupItems(
  items: readonly AttentionItem[],
  rows: readonly unknown[],
  { field, tally }: LandingGroupBy,
): readonly ItemGroup[] {
  const itemsById = new Map<string | undefined, AttentionItem[]>();
  for (const item of items) itemsById.set(item.groupId, [...(itemsById.get(item.groupId) ?? []), item]);
  const codesById = new Map<string | undefined, Map<string, number>>();
  if (tally)
    for (const row of rows) {
      const id = readGroupId(row, field);
      const counts = codesById.get(id) ?? new Map<string, number>();
      codesById.set(id, counts);
      for (const code of readCodes(row, tally.field))
        if (Object.hasOwn(tally.values, code)) counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  return Array.from(itemsById, ([id, members]) => ({
    id,
    count: members.length,
    since: latestOf(members),
    tally: sortCounts(codesById.get(id)),
  })).sort((a, b) => b.count - a.count || (b.since ?? 0) - (a.since ?? 0));
}

/** Returns the id of a row's group; undefined if it has none. */
export function readGroupId(row: unknown, field: string): string | undefined {
  const value = readPath(row, field);
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : undefined;
}

/** Returns the latest `since` of items; undefined if none has one. */
export const latestOf = (items: readonly Pick<AttentionItem, 'since'>[]): number | undefined =>
  items.reduce<number | undefined>(
    (latest, { since }) => (since === undefined || (latest ?? -Infinity) > since ? latest : since),
    undefined,
  );

const readCodes = (row: unknown, field: string): string[] => {
  const value = readPath(row, field);
  return Array.isArray(value) ? value.filter((code) => typeof code === 'string') : [];
};

const sortCounts = (counts: ReadonlyMap<string, number> = new Map()): CodeCount[] =>
  Array.from(counts, ([code, count]) => ({ code, count })).sort((a, b) => b.count - a.count);
