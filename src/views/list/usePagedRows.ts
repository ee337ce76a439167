import { useCallback, useMemo } from 'react';
import { useDataProvider, useGetList, type GetListResult } from 'ra-core';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { pageKey } from '../../records/queryKeys';
import { pageOf, useAllPages } from './allPages';
import { listMeta } from './listMeta';
import { refreshOf } from './refresh';
import { aroundOf, type Rows, type RowsQuery } from './rows';

/** Rows that the host searches, sorts and pages. */
export function usePagedRows({ list, state, parent }: RowsQuery): Rows {
  const { resource } = list;
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const meta = useMemo(() => listMeta(list, parent), [list, parent]);
  const query = useGetList(
    resource,
    useMemo(() => ({ ...pageOf(list, state), ...meta }), [list, state, meta]),
    {
      retry: false,
      placeholderData: (previous: GetListResult | undefined) => previous,
      ...refreshOf(list),
    },
  );
  const prefetchPage = useCallback(
    (page: number) => {
      const next = { ...pageOf(list, { ...state, page }), ...meta };
      const queryKey = pageKey(resource, next);
      void queryClient.prefetchQuery({
        queryKey,
        queryFn: ({ signal }) => dataProvider.getList(resource, { ...next, signal }),
      });
      const isNobodys = (query: Query): boolean => query.getObserversCount() === 0;
      // After what is drawn next has said what it waits for.
      return () =>
        queueMicrotask(() => void queryClient.cancelQueries({ queryKey, exact: true, predicate: isNobodys }));
    },
    [list, state, meta, queryClient, dataProvider, resource],
  );
  const readPage = useCallback(
    async (page: number) => {
      const next = { ...pageOf(list, { ...state, page }), ...meta };
      const { data, total, pageInfo } = await queryClient.fetchQuery({
        queryKey: pageKey(resource, next),
        queryFn: ({ signal }) => dataProvider.getList(resource, { ...next, signal }),
      });
      const hasNextPage = total === undefined ? (pageInfo?.hasNextPage ?? false) : page * state.size < total;
      return { rows: data, hasNextPage };
    },
    [list, state, meta, queryClient, dataProvider, resource],
  );
  const readAll = useAllPages({ list, state, meta });
  const { total } = query;
  return {
    rows: query.data,
    total,
    hasNextPage:
      total === undefined ? (query.pageInfo?.hasNextPage ?? false) : state.page * state.size < total,
    readAt: query.dataUpdatedAt,
    around: aroundOf(query.meta),
    error: query.error,
    isPrevious: query.isPlaceholderData,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
    readPage,
    prefetchPage,
    readAll,
  };
}
