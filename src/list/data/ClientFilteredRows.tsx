import { useMemo, type ComponentType, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { buildTargetScope } from '../../actions/targetScope';
import { evaluate } from '../../config/conditions/evaluate';
import { findTimeThresholds } from '../../config/conditions/timeThresholds';
import type { List } from '../../config/types';
import { useIdLists, useResources } from '../../queries/console/consoleHooks';
import { useRerenderAt } from '../../lib/date/useRerenderAt';
import { useProfile } from '../../session/profile/useProfile';
import { hasPagination, type ListParams } from '../params/listParams';
import type { ListData, ListDataSourceProps } from './listData';
import MultiPageRows from './MultiPageRows';

interface ClientFilteredRowsProps extends ListDataSourceProps {
  /** Brings all rows that there are to choose from. */
  UnfilteredRows: ComponentType<ListDataSourceProps>;
}

/** The rows of a list that keeps some of those it read (`rowsWhen`), as the clock stands. */
export default function ClientFilteredRows({
  UnfilteredRows,
  list,
  params,
  parent,
  children,
}: ClientFilteredRowsProps) {
  // Pages are made of what is kept.
  const unfilteredList = useMemo(() => ({ ...list, rowsWhen: null }), [list]);
  const unfilteredParams = useMemo(
    () => (hasPagination(list) ? { ...params, page: 1, perPage: Number.MAX_SAFE_INTEGER } : params),
    [list, params],
  );
  const RowsSource = list.rowsRead > list.pageSize && !hasPagination(list) ? MultiPageRows : UnfilteredRows;
  return (
    <RowsSource list={unfilteredList} params={unfilteredParams} parent={parent}>
      {(listData) => (
        <FilteredRows list={list} state={params} parent={parent} listData={listData}>
          {children}
        </FilteredRows>
      )}
    </RowsSource>
  );
}

interface FilteredRowsProps {
  list: List;
  state: ListParams;
  parent: RaRecord | undefined;
  listData: ListData;
  children: (listData: ListData) => ReactNode;
}

function FilteredRows({ list, state, parent, listData, children }: FilteredRowsProps) {
  const filterResult = useFilteredRows(list, parent, listData.data);
  return children(
    useMemo(() => toFilteredData(list, state, listData, filterResult), [list, state, listData, filterResult]),
  );
}

interface FilterResult {
  rows: ListData['data'];
  /** Nothing that would be kept comes behind what was read. */
  hasReachedEnd: boolean;
}

function useFilteredRows(
  { resource: name, rowsWhen: when, rowsFirst }: List,
  parent: RaRecord | undefined,
  rows: ListData['data'],
): FilterResult {
  const resource = useResources().get(name);
  const { profile: $me } = useProfile();
  const $ids = useIdLists();
  const scopes = useMemo(
    () =>
      rows?.map((record) =>
        resource
          ? buildTargetScope({ resource, record, selection: undefined, parent }, { $me, $ids })
          : record,
      ) ?? [],
    [resource, rows, parent, $me, $ids],
  );
  const thresholds = useMemo(
    () => scopes.map((scope) => (when ? findTimeThresholds([when], scope) : [])),
    [when, scopes],
  );
  const passedThresholds = useRerenderAt(useMemo(() => thresholds.flat(), [thresholds]));
  return useMemo(
    () => {
      const matchingRows = rows?.filter((_, index) => when === null || evaluate(when, scopes[index]));
      const isLastMatch = rows?.at(-1) === matchingRows?.at(-1);
      return { rows: matchingRows, hasReachedEnd: rowsFirst && !isLastMatch && isNewestFirst(thresholds) };
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- conditions look at the clock, which `passed` stands for
    [when, rowsFirst, rows, scopes, thresholds, passedThresholds],
  );
}

/**
 * Whether a list is what `rowsFirst` says of it: no row counts longer by the clock than the one before it, and the last
 * one is over. A host that begins with the oldest, or a clock that is ahead, proves nothing of what was not read.
 */
function isNewestFirst(thresholds: readonly (readonly number[])[]): boolean {
  if (thresholds.every((row) => row.length === 0)) return true;
  const lastThresholds = thresholds.map((row) => (row.length === 0 ? NaN : Math.max(...row)));
  const oldest = lastThresholds.at(-1) ?? NaN;
  return (
    oldest * 1000 <= Date.now() &&
    lastThresholds.every((threshold, index) => index === 0 || threshold <= (lastThresholds[index - 1] ?? NaN))
  );
}

/** Of rows that came whole pages are made; of those of one page nothing is known of what was not read. */
function toFilteredData(
  list: List,
  { page, perPage }: ListParams,
  listData: ListData,
  { rows: filteredRows, hasReachedEnd }: FilterResult,
): ListData {
  const readAll = () => Promise.resolve(filteredRows ?? []);
  const common = { ...listData, allRows: filteredRows, readPage: undefined, readAll };
  if (hasPagination(list)) {
    const [from, to] = [(page - 1) * perPage, page * perPage];
    const total = filteredRows?.length;
    return { ...common, data: filteredRows?.slice(from, to), total, hasNextPage: to < (total ?? 0) };
  }
  const isComplete = !listData.hasNextPage || hasReachedEnd;
  return {
    ...common,
    data: filteredRows,
    total: isComplete ? filteredRows?.length : undefined,
    hasNextPage: false,
    partialRead: isComplete ? undefined : { read: listData.data?.length ?? 0, total: listData.total },
  };
}
