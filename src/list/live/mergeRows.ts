import type { RaRecord } from 'ra-core';
import { isJsonEqual } from '../../lib/isJsonEqual';

/** The rows on screen after a read, and what the read has besides them. */
export interface MergedRows {
  /** The rows on screen in their order, with their new contents. Unchanged rows are the same objects. */
  rows: readonly RaRecord[];
  /** Ids of rows with other contents than before. */
  changedIds: readonly string[];
  /** Ids of rows whose new contents belong to another place: they keep the old ones. */
  movedIds: readonly string[];
  /** Number of rows that the read has and the screen has not. */
  newCount: number;
  /** Ids of rows on screen that the read has not. */
  missingIds: readonly string[];
  /** True if the read has the same rows in another order. */
  isReordered: boolean;
}

/** Returns the values of a row by which a layout places it, such as the column of a card. */
export type GetPlace = (row: RaRecord) => unknown;

/**
 * Puts the contents of a read into the rows on screen; neither their order nor their number nor their places change. Without
 * `getPlace` no row depends on its contents for its place.
 */
export function mergeRows(
  currentRows: readonly RaRecord[],
  readRows: readonly RaRecord[],
  getPlace: GetPlace = () => undefined,
): MergedRows {
  const readById = new Map(readRows.map((row) => [String(row.id), row]));
  const currentIds = currentRows.map(({ id }) => String(id));
  const currentIdSet = new Set(currentIds);
  const changedIds: string[] = [];
  const movedIds: string[] = [];
  const rows = currentRows.map((row) => {
    const next = readById.get(String(row.id));
    if (next === undefined || isJsonEqual(row, next)) return row;
    const isMoved = !isJsonEqual(getPlace(row), getPlace(next));
    (isMoved ? movedIds : changedIds).push(String(row.id));
    return isMoved ? row : next;
  });
  const keptIds = currentIds.filter((id) => readById.has(id));
  const readIds = readRows.map(({ id }) => String(id));
  const commonIds = readIds.filter((id) => currentIdSet.has(id));
  return {
    rows,
    changedIds,
    movedIds,
    newCount: readIds.length - commonIds.length,
    missingIds: currentIds.filter((id) => !readById.has(id)),
    isReordered: keptIds.some((id, index) => id !== commonIds[index]),
  };
}
