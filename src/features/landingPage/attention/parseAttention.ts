import { fillTextTemplate, mapRows, missingListError } from '../../../../dataProvider';
import { evaluate } from '../../../config/conditions/evaluate';
import type { LandingAttention } from '../../../config/schema/runtime/landingPage';
import { readPath } from '../../../config/values/readPath';
import { readRows as rowsAt } from '../../../config/values/readRows';
import { fillConsolePath } from '../../../queries/record/fillConsolePath';
import type { Attention, AttentionItem, Snapshot } from './attention';
import { groupItems, readGroupId } from './groupItems';

/** Default number of rows at which an answer may be cut. */
const MAX_ROWS = 1000;

/** Returns the moment of a row in Unix seconds; undefined if it has none. */
export const readTimestamp = (row: unknown, path: string | undefined): number | undefined => {
  const value = path === undefined ? undefined : readPath(row, path);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

/**
 * Parses a response that was read at `at` (Unix seconds): rows that meet the condition, latest first. A response that is no
 * list, or whose rows have no name, is an error, never "nothing pending".
 */
export function parseAttention(body: unknown, group: LandingAttention, at: number): Attention {
  const { rows: rowsPath, when, name = '', below = '', to = '', since, groupBy, changes } = group;
  const rows: unknown[] = [];
  const emptyName = fillTextTemplate(name, {});
  const namedRows = mapRows(readList(body, rowsPath), (row) => {
    rows.push(row);
    const text = fillTextTemplate(name, row);
    return text === emptyName ? undefined : { row, text };
  });
  const items: AttentionItem[] = namedRows
    .filter(({ row }) => when === undefined || evaluate(when, row))
    .map(({ row, text }) => ({
      id: readGroupId(row, changes?.id ?? 'id'),
      name: text,
      below: fillTextTemplate(below, row),
      to: fillConsolePath(to, row),
      since: readTimestamp(row, since),
      groupId: groupBy && readGroupId(row, groupBy.field),
    }))
    .sort((a, b) => (b.since ?? 0) - (a.since ?? 0));
  return {
    items,
    count: items.length,
    groups: groupBy && groupItems(items, rows, groupBy),
    snapshot: changes && createSnapshot(items, at, rows.length < (changes.maxRows ?? MAX_ROWS)),
  };
}

/** Returns the ids of the items; undefined if some have none or if the response may be cut. */
function createSnapshot(
  items: readonly AttentionItem[],
  at: number,
  isComplete: boolean,
): Snapshot | undefined {
  const ids = items.flatMap(({ id }) => id ?? []);
  return isComplete && ids.length === items.length ? { at, ids, isComplete } : undefined;
}

/** Returns the rows of a response: the body itself, without its wrapper, or the value at the declared path. */
function readList(body: unknown, path: string | undefined): unknown {
  if (path === undefined) return body;
  const list = rowsAt(body, path);
  if (!Array.isArray(list)) throw missingListError();
  return list;
}
