import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'ra-core';
import { createListPageKey } from '../queryKeys';

/**
 * Returns the query of a list page, with the request and key of react-admin's `useGetList`, but without a cache entry for
 * each row: fifty per page that nothing reads.
 */
export const createListPageQuery = (
  dataProvider: Pick<DataProvider, 'getList'>,
  resource: string,
  params: GetListParams,
) => ({
  queryKey: createListPageKey(resource, params),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<GetListResult<RaRecord>> =>
    dataProvider.getList<RaRecord>(resource, { ...params, signal }),
});
