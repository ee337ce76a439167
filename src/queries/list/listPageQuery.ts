import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'ra-core';
import { createListPageKey } from '../queryKeys';

/**
 * A page of a list as a query, as react-admin's `useGetList` would ask for it and under the same key; but without an entry of
 * the cache for each of its rows: fifty for every page that is turned, which nobody looks for.
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
