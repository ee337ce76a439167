import { useCallback, useMemo } from 'react';
import type { GetListResult } from 'ra-core';
import { useDataProvider } from '../../queries/console/useDataProvider';
import { useQuery, useQueryClient, type Query } from '@tanstack/react-query';
import { createListPageQuery } from '../../queries/list/listPageQuery';
import { buildPageParams } from './listRequest';
import { useReadAllPages } from './useReadAllPages';
import { getRefetchOptions, getResponseMeta, type ListData, type ListDataQuery } from './listData';

/** Returns rows that the host searches, sorts and pages. */
export function usePagedRows({ list, params, parent }: ListDataQuery): ListData {
  const { resource } = list;
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const buildPageQuery = useCallback(
    (page: number) =>
      createListPageQuery(dataProvider, resource, buildPageParams(list, { ...params, page }, parent)),
    [dataProvider, resource, list, params, parent],
  );
  const query = useQuery({
    ...useMemo(() => buildPageQuery(params.page), [buildPageQuery, params.page]),
    retry: false,
    placeholderData: (previous: GetListResult | undefined) => previous,
    ...getRefetchOptions(list),
  });
  const prefetchPage = useCallback(
    (page: number) => {
      const nextQuery = buildPageQuery(page);
      void queryClient.prefetchQuery(nextQuery);
      const { queryKey } = nextQuery;
      const isUnobserved = (query: Query): boolean => query.getObserversCount() === 0;
      // Delay: the next render must first register the queries that it waits for.
      return () =>
        queueMicrotask(
          () => void queryClient.cancelQueries({ queryKey, exact: true, predicate: isUnobserved }),
        );
    },
    [buildPageQuery, queryClient],
  );
  const readPage = useCallback(
    async (page: number) => {
      const { data, total, pageInfo } = await queryClient.fetchQuery(buildPageQuery(page));
      const hasNextPage =
        total === undefined ? (pageInfo?.hasNextPage ?? false) : page * params.perPage < total;
      return { data, hasNextPage };
    },
    [buildPageQuery, queryClient, params.perPage],
  );
  const readAll = useReadAllPages({ list, params, parent });
  const { data: pageRows, total, pageInfo, meta: responseMeta } = query.data ?? EMPTY_RESULT;
  return {
    data: pageRows,
    total,
    hasNextPage:
      total === undefined ? (pageInfo?.hasNextPage ?? false) : params.page * params.perPage < total,
    dataUpdatedAt: query.dataUpdatedAt,
    meta: getResponseMeta(responseMeta),
    error: query.error,
    isPlaceholderData: query.isPlaceholderData,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
    readPage,
    prefetchPage,
    readAll,
  };
}

const EMPTY_RESULT: Partial<GetListResult> = {};
