import type { RaRecord } from 'ra-core';
import { MARK_MS } from '../../live/markAge';
import type { MergedRows } from './mergeRows';
import { getRows, getTotal, type RowsResponse } from './rowsQuery';

/** A change of a row on screen. */
export interface RowMark {
  kind: 'update' | 'delete';
  /** ms of `performance.now()`, which no change of the clock affects. */
  at: number;
  /** Name of the user; undefined if not known. */
  by: string | undefined;
}

/** Announced changes since the last read, by the id of their record. */
export type Announced = ReadonlyMap<string, { isDeleted: boolean; by: string | undefined }>;

/** Rows that wait for the user. */
export interface News {
  /** Number of new rows and of rows with another place; 0 if only rows or their order have gone. */
  count: number;
  /** The response that has them; undefined if it cannot be put into the rows on screen. */
  fresh: RowsResponse | undefined;
}

export interface LiveState {
  /** The same rows before and after their new contents: the marks belong to them. */
  versions: readonly (readonly RaRecord[] | undefined)[];
  marks: ReadonlyMap<string, RowMark>;
  /** Number of marks at the last read. */
  changedCount: number;
  news: News | undefined;
}

/** State of rows that were just read. */
export const createLiveState = (rows: readonly RaRecord[] | undefined): LiveState => ({
  versions: [rows],
  marks: new Map(),
  changedCount: 0,
  news: undefined,
});

/** A read after changes, and the rows on screen before and after it. */
export interface LiveRead {
  versions: LiveState['versions'];
  merged: MergedRows;
  announced: Announced;
  fresh: RowsResponse;
  /** ms of `performance.now()`. */
  at: number;
}

/** Adds the marks and news of a read. */
export function applyRead(
  previous: LiveState,
  { versions, merged, announced, fresh, at }: LiveRead,
): LiveState {
  const marks = new Map(previous.marks);
  const by = (id: string) => announced.get(id)?.by;
  // Rows of a change that are missing belong on another page now, or no longer match the filter.
  const leftIds = merged.missingIds.filter((id) => announced.get(id)?.isDeleted === false);
  for (const id of [...merged.changedIds, ...merged.movedIds, ...leftIds])
    marks.set(id, { kind: 'update', at, by: by(id) });
  for (const id of merged.missingIds)
    if (announced.get(id)?.isDeleted && marks.get(id)?.kind !== 'delete')
      marks.set(id, { kind: 'delete', at, by: by(id) });
  const goneCount = merged.missingIds.filter((id) => marks.get(id)?.kind !== 'delete').length;
  // On the last page nothing follows, so rows that have gone are the news.
  const total = getTotal(fresh);
  const isLastPage = total === undefined || total <= getRows(fresh).length;
  const count = Math.max(merged.newCount, isLastPage ? goneCount : 0) + merged.movedIds.length;
  const hasNews = count > 0 || merged.isReordered || merged.missingIds.length > 0;
  return { versions, marks, changedCount: marks.size, news: hasNews ? { count, fresh } : undefined };
}

/** Removes the marks that are too old to be shown, besides those of deleted rows; returns the same state if there are none. */
export function removeOldMarks(state: LiveState, now: number): LiveState {
  const marks = new Map(
    [...state.marks].filter(([, { kind, at }]) => kind === 'delete' || now - at <= MARK_MS),
  );
  return marks.size === state.marks.size ? state : { ...state, marks };
}
