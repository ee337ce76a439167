import { useCallback, useMemo } from 'react';
import { useDataProvider, useGetList, type GetListResult, type RaRecord } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import { pageKey } from '../../records/queryKeys';
import { listMeta } from './listMeta';
import type { ListState } from './listState';
import { readPages } from './readPages';
import { NO_SORT, type Reading, type Rows, type RowsQuery } from './rows';

/** Rows that the host searches, sorts and pages. */
export function usePagedRows({ list, state, parent }: RowsQuery): Rows {
  const { resource } = list;
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const meta = useMemo(() => listMeta(list, parent), [list, parent]);
  const query = useGetList(
    resource,
    useMemo(() => ({ ...pageOf(state), ...meta }), [state, meta]),
    { retry: false, placeholderData: (previous: GetListResult | undefined) => previous },
  );
  const prefetchPage = useCallback(
    (page: number) => {
      const next = { ...pageOf({ ...state, page }), ...meta };
      void queryClient.prefetchQuery({
        queryKey: pageKey(resource, next),
        queryFn: ({ signal }) => dataProvider.getList(resource, { ...next, signal }),
      });
    },
    [state, meta, queryClient, dataProvider, resource],
  );
  const readAll = useCallback(
    (reading?: Reading) => {
      const size = Math.max(...list.pageSizes);
      const read = (page: number) =>
        dataProvider.getList<RaRecord>(resource, {
          ...pageOf({ ...state, page, size }),
          ...meta,
          ...(reading && { signal: reading.signal }),
        });
      return readPages(read, size, reading);
    },
    [dataProvider, resource, list, state, meta],
  );
  const { total } = query;
  return {
    rows: query.data,
    total,
    hasNextPage:
      total === undefined ? (query.pageInfo?.hasNextPage ?? false) : state.page * state.size < total,
    error: query.error,
    isPrevious: query.isPlaceholderData,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
    prefetchPage,
    readAll,
  };
}

const pageOf = (state: ListState) => ({
  pagination: { page: state.page, perPage: state.size },
  sort: state.sort ?? NO_SORT,
  filter: state.search ? { ...state.filter, search: state.search } : { ...state.filter },
});
