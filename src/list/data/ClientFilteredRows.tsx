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
  /** Loads the unfiltered rows. */
  UnfilteredRows: ComponentType<ListDataSourceProps>;
}

/** Rows of a list with a client-side filter (`clientFilter`), updated as time passes. */
export default function ClientFilteredRows({
  UnfilteredRows,
  list,
  params,
  parent,
  children,
}: ClientFilteredRowsProps) {
  // Pages consist of matching rows, so read the rows without the filter first.
  const unfilteredList = useMemo(() => ({ ...list, clientFilter: null }), [list]);
  const unfilteredParams = useMemo(
    () => (hasPagination(list) ? { ...params, page: 1, perPage: Number.MAX_SAFE_INTEGER } : params),
    [list, params],
  );
  const RowsSource =
    list.maxRowsRead > list.pageSize && !hasPagination(list) ? MultiPageRows : UnfilteredRows;
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
  /** True if no matching rows can follow those that were read. */
  hasReachedEnd: boolean;
}

function useFilteredRows(
  { resource: name, clientFilter: when, newestFirst }: List,
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
      return { rows: matchingRows, hasReachedEnd: newestFirst && !isLastMatch && isNewestFirst(thresholds) };
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- conditions look at the clock, which `passedThresholds` stands for
    [when, newestFirst, rows, scopes, thresholds, passedThresholds],
  );
}

/**
 * True if the rows are sorted as `newestFirst` declares: no row matches longer than the one before it, and the last one no
 * longer matches. If a host sorts oldest first, or the clock is ahead, the unread rows may match too.
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

/** Splits rows that are complete into pages; for rows of a single page, reports that unread rows may match. */
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
