import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { GetListResult, RaRecord } from 'ra-core';
import { useDataProvider } from '../../queries/console/useDataProvider';
import { createListPageKey } from '../../queries/queryKeys';
import { buildPageParams } from './listRequest';
import { readPages } from './readPages';
import { getRefetchOptions, getResponseMeta, type ListDataSourceProps } from './listData';

/**
 * The first pages of a list as one query, up to `maxRowsRead` rows. Reads the pages in sequence, so that a board sends one
 * request at a time. If one page fails, the query fails.
 */
export default function MultiPageRows({ list, params, parent, children }: ListDataSourceProps) {
  const { resource, maxRowsRead } = list;
  const dataProvider = useDataProvider();
  const requestParams = useMemo(() => buildPageParams(list, params, parent), [list, params, parent]);
  const query = useQuery({
    queryKey: createListPageKey(resource, { ...requestParams, maxRowsRead }),
    queryFn: async ({ signal }): Promise<GetListResult> => {
      const pages: GetListResult[] = [];
      const readPage = async (page: number) => {
        const pagination = { ...requestParams.pagination, page };
        const pageResult = await dataProvider.getList<RaRecord>(resource, {
          ...requestParams,
          pagination,
          signal,
        });
        pages.push(pageResult);
        return pageResult;
      };
      const data = await readPages(
        readPage,
        params.perPage,
        { signal, onProgress: () => undefined },
        maxRowsRead,
      );
      // If the host counts only pages, its last page has the total.
      return { ...pages.at(-1), data: [...data], meta: pages[0]?.meta as unknown };
    },
    retry: false,
    placeholderData: (previous) => previous,
    ...getRefetchOptions(list),
  });
  const { data: result } = query;
  const count = result?.data.length ?? 0;
  return children({
    data: result?.data,
    total: result?.total,
    hasNextPage:
      result?.total === undefined ? (result?.pageInfo?.hasNextPage ?? false) : count < result.total,
    dataUpdatedAt: query.dataUpdatedAt,
    meta: getResponseMeta(result?.meta as Parameters<typeof getResponseMeta>[0]),
    error: query.error,
    isPlaceholderData: query.isPlaceholderData,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
    prefetchPage: () => () => undefined,
    readAll: () => Promise.resolve(result?.data ?? []),
  });
}
