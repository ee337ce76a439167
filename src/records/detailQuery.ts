import type { DataProvider, RaRecord } from 'ra-core';
import { DETAIL, detailKey } from './queryKeys';

/** The whole record that a detail shows as a query, as `useRecord` asks for it. */
export const detailQuery = (dataProvider: Pick<DataProvider, 'getOne'>, resource: string, id: string) => ({
  queryKey: detailKey(resource, id),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<RaRecord> =>
    dataProvider.getOne<RaRecord>(resource, { id, meta: DETAIL, signal }).then(({ data }) => data),
});
