import type { GetListParams, GetListResult, RaRecord } from 'ra-core';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from '../console/useDataProvider';
import { pageQuery } from './pageQuery';

interface PageOptions {
  /** false: nothing is read. */
  enabled?: boolean;
  /** ms for which what was read is not read again. */
  staleTime?: number;
  /** ms after which it is read again. */
  refetchInterval?: number;
  refetchIntervalInBackground?: boolean;
  refetchOnWindowFocus?: boolean;
  placeholderData?: (previous: GetListResult | undefined) => GetListResult | undefined;
}

/** Reads a page of a list: what react-admin's `useGetList` does, without what `pageQuery` leaves out. */
export function usePage(resource: string, params: GetListParams, options: PageOptions = {}) {
  const dataProvider = useDataProvider();
  const query = useQuery<GetListResult<RaRecord>>({
    ...pageQuery(dataProvider, resource, params),
    retry: false,
    ...options,
  });
  const { data, total, pageInfo, meta } = query.data ?? NOTHING;
  return {
    data,
    total,
    pageInfo,
    /** What the answer says beside its rows. */
    meta: meta as Readonly<Record<string, unknown>> | undefined,
    error: query.error,
    isPending: query.isPending,
    isFetching: query.isFetching,
    isPlaceholderData: query.isPlaceholderData,
    dataUpdatedAt: query.dataUpdatedAt,
    refetch: query.refetch,
  };
}

const NOTHING: Partial<GetListResult<RaRecord>> = {};
