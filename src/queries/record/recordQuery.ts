import type { DataProvider, RaRecord } from 'ra-core';
import { DETAIL_META, createDetailKey } from '../queryKeys';

/** Returns the query of the full record of a detail page, with the key of `useRecordQuery`. */
export const createRecordQuery = (
  dataProvider: Pick<DataProvider, 'getOne'>,
  resource: string,
  id: string,
) => ({
  queryKey: createDetailKey(resource, id),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<RaRecord> =>
    dataProvider.getOne<RaRecord>(resource, { id, meta: DETAIL_META, signal }).then(({ data }) => data),
});
