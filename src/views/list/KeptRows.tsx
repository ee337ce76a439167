import { useMemo, type ComponentType, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { targetScope } from '../../actions/targetScope';
import { evaluate } from '../../config/evaluate';
import { momentsOf } from '../../config/moments';
import type { List } from '../../config/types';
import { useAllIds, useResources } from '../../console/hooks';
import { useMoments } from '../../lib/useMoments';
import { useProfile } from '../../session/useProfile';
import { hasPager, type ListState } from './listState';
import type { Rows, RowsProps } from './rows';
import SeveralPages from './SeveralPages';

interface KeptRowsProps extends RowsProps {
  /** Brings all rows that there are to choose from. */
  All: ComponentType<RowsProps>;
}

/** The rows of a list that keeps some of those it read (`rowsWhen`), as the clock stands. */
export default function KeptRows({ All, list, state, parent, children }: KeptRowsProps) {
  // Pages are made of what is kept.
  const all = useMemo(() => ({ ...list, rowsWhen: null }), [list]);
  const allOf = useMemo(
    () => (hasPager(list) ? { ...state, page: 1, size: Number.MAX_SAFE_INTEGER } : state),
    [list, state],
  );
  const Source = list.rowsRead > list.pageSize && !hasPager(list) ? SeveralPages : All;
  return (
    <Source list={all} state={allOf} parent={parent}>
      {(rows) => (
        <Kept list={list} state={state} parent={parent} rows={rows}>
          {children}
        </Kept>
      )}
    </Source>
  );
}

interface KeptProps {
  list: List;
  state: ListState;
  parent: RaRecord | undefined;
  rows: Rows;
  children: (rows: Rows) => ReactNode;
}

function Kept({ list, state, parent, rows, children }: KeptProps) {
  const kept = useKept(list, parent, rows.rows);
  return children(useMemo(() => keptOf(list, state, rows, kept), [list, state, rows, kept]));
}

interface KeptOf {
  rows: Rows['rows'];
  /** Nothing that would be kept comes behind what was read. */
  isEndSeen: boolean;
}

function useKept(
  { resource: name, rowsWhen: when, rowsFirst }: List,
  parent: RaRecord | undefined,
  rows: Rows['rows'],
): KeptOf {
  const resource = useResources().get(name);
  const { profile: $me } = useProfile();
  const $ids = useAllIds();
  const scopes = useMemo(
    () =>
      rows?.map((record) =>
        resource ? targetScope({ resource, record, selection: undefined, parent }, { $me, $ids }) : record,
      ) ?? [],
    [resource, rows, parent, $me, $ids],
  );
  const moments = useMemo(
    () => scopes.map((scope) => (when ? momentsOf([when], scope) : [])),
    [when, scopes],
  );
  const passed = useMoments(useMemo(() => moments.flat(), [moments]));
  return useMemo(
    () => {
      const kept = rows?.filter((_, at) => when === null || evaluate(when, scopes[at]));
      const isLastKept = rows?.at(-1) === kept?.at(-1);
      return { rows: kept, isEndSeen: rowsFirst && !isLastKept && isOlderAndOlder(moments) };
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- conditions look at the clock, which `passed` stands for
    [when, rowsFirst, rows, scopes, moments, passed],
  );
}

/**
 * Whether a list is what `rowsFirst` says of it: no row counts longer by the clock than the one before it, and the last
 * one is over. A host that begins with the oldest, or a clock that is ahead, proves nothing of what was not read.
 */
function isOlderAndOlder(moments: readonly (readonly number[])[]): boolean {
  if (moments.every((row) => row.length === 0)) return true;
  const ends = moments.map((row) => (row.length === 0 ? NaN : Math.max(...row)));
  const last = ends.at(-1) ?? NaN;
  return last * 1000 <= Date.now() && ends.every((end, at) => at === 0 || end <= (ends[at - 1] ?? NaN));
}

/** Of rows that came whole pages are made; of those of one page nothing is known of what was not read. */
function keptOf(list: List, { page, size }: ListState, rows: Rows, { rows: kept, isEndSeen }: KeptOf): Rows {
  const readAll = () => Promise.resolve(kept ?? []);
  const common = { ...rows, all: kept, readPage: undefined, readAll };
  if (hasPager(list)) {
    const [start, end] = [(page - 1) * size, page * size];
    const total = kept?.length;
    return { ...common, rows: kept?.slice(start, end), total, hasNextPage: end < (total ?? 0) };
  }
  const isAll = !rows.hasNextPage || isEndSeen;
  return {
    ...common,
    rows: kept,
    total: isAll ? kept?.length : undefined,
    hasNextPage: false,
    lookedAt: isAll ? undefined : { read: rows.rows?.length ?? 0, total: rows.total },
  };
}
