import { useCallback, useMemo } from 'react';
import type { GetListResult } from 'ra-core';
import { useDataProvider } from '../../console/useDataProvider';
import { useQuery, useQueryClient, type Query } from '@tanstack/react-query';
import { pageQuery } from '../../records/pageQuery';
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
  const queryOf = useCallback(
    (page: number) => pageQuery(dataProvider, resource, { ...pageOf(list, { ...state, page }), ...meta }),
    [dataProvider, resource, list, state, meta],
  );
  const query = useQuery({
    ...useMemo(() => queryOf(state.page), [queryOf, state.page]),
    retry: false,
    placeholderData: (previous: GetListResult | undefined) => previous,
    ...refreshOf(list),
  });
  const prefetchPage = useCallback(
    (page: number) => {
      const next = queryOf(page);
      void queryClient.prefetchQuery(next);
      const { queryKey } = next;
      const isNobodys = (query: Query): boolean => query.getObserversCount() === 0;
      // After what is drawn next has said what it waits for.
      return () =>
        queueMicrotask(() => void queryClient.cancelQueries({ queryKey, exact: true, predicate: isNobodys }));
    },
    [queryOf, queryClient],
  );
  const readPage = useCallback(
    async (page: number) => {
      const { data, total, pageInfo } = await queryClient.fetchQuery(queryOf(page));
      const hasNextPage = total === undefined ? (pageInfo?.hasNextPage ?? false) : page * state.size < total;
      return { rows: data, hasNextPage };
    },
    [queryOf, queryClient, state.size],
  );
  const readAll = useAllPages({ list, state, meta });
  const { data: rows, total, pageInfo, meta: told } = query.data ?? NOTHING;
  return {
    rows,
    total,
    hasNextPage: total === undefined ? (pageInfo?.hasNextPage ?? false) : state.page * state.size < total,
    readAt: query.dataUpdatedAt,
    around: aroundOf(told),
    error: query.error,
    isPrevious: query.isPlaceholderData,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
    readPage,
    prefetchPage,
    readAll,
  };
}

const NOTHING: Partial<GetListResult> = {};
