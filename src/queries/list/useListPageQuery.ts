import type { GetListParams, GetListResult, RaRecord } from 'ra-core';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from '../console/useDataProvider';
import { createListPageQuery } from './listPageQuery';

interface ListPageOptions {
  /** false: sends no request. */
  enabled?: boolean;
  /** ms for which the data counts as fresh. */
  staleTime?: number;
  /** ms between refetches. */
  refetchInterval?: number;
  refetchIntervalInBackground?: boolean;
  refetchOnWindowFocus?: boolean;
  placeholderData?: (previous: GetListResult | undefined) => GetListResult | undefined;
}

/** Reads a list page like react-admin's `useGetList`, without the cache entries that `createListPageQuery` leaves out. */
export function useListPageQuery(resource: string, params: GetListParams, options: ListPageOptions = {}) {
  const dataProvider = useDataProvider();
  const query = useQuery<GetListResult<RaRecord>>({
    ...createListPageQuery(dataProvider, resource, params),
    retry: false,
    ...options,
  });
  const { data, total, pageInfo, meta } = query.data ?? EMPTY_RESULT;
  return {
    data,
    total,
    pageInfo,
    /** Members of the response besides its rows. */
    meta: meta as Readonly<Record<string, unknown>> | undefined,
    error: query.error,
    isPending: query.isPending,
    isFetching: query.isFetching,
    isPlaceholderData: query.isPlaceholderData,
    dataUpdatedAt: query.dataUpdatedAt,
    refetch: query.refetch,
  };
}

const EMPTY_RESULT: Partial<GetListResult<RaRecord>> = {};
