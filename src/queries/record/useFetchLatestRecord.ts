import { useCallback } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { GetListParams, GetListResult, RaRecord } from 'ra-core';
import { missingRecordError } from '../../../dataProvider';
import { useDataProvider } from '../console/useDataProvider';
import type { Resource } from '../../config/types';
import { DETAIL_META, createListsKey } from '../queryKeys';

/**
 * Fetches the current record from the host, bypassing the cache: with the call for one record, or, if its list row is
 * complete, with the list that showed the row. Resolves with undefined if neither is known; rejects if it cannot be read.
 */
export function useFetchLatestRecord(
  resource: Resource,
): (record: RaRecord) => Promise<RaRecord | undefined> {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  return useCallback(
    async ({ id }) => {
      if (resource.api.getOne) {
        const { data } = await dataProvider.getOne<RaRecord>(resource.name, { id, meta: DETAIL_META });
        return data;
      }
      const params = findListParamsWithRecord(queryClient, resource.name, id);
      if (params === undefined) return undefined;
      const { data } = await dataProvider.getList<RaRecord>(resource.name, params);
      const row = data.find((item) => String(item.id) === String(id));
      if (!row) throw missingRecordError();
      return row;
    },
    [resource, dataProvider, queryClient],
  );
}

/** Returns the parameters of the most recently fetched list that contains a record. */
function findListParamsWithRecord(
  queryClient: QueryClient,
  resource: string,
  id: RaRecord['id'],
): GetListParams | undefined {
  const [latestQuery] = queryClient
    .getQueryCache()
    .findAll({ queryKey: createListsKey(resource) })
    .filter(({ state }) => {
      const { data } = (state.data ?? {}) as Partial<GetListResult<RaRecord>>;
      return Array.isArray(data) && data.some((row) => String(row.id) === String(id));
    })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  return latestQuery?.queryKey[2] as GetListParams | undefined;
}
