import { useCallback } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { GetListParams, GetListResult, RaRecord } from 'ra-core';
import { noRecord } from '../../dataProvider';
import { useDataProvider } from '../console/useDataProvider';
import type { Resource } from '../config/types';
import { DETAIL, listsKey } from './queryKeys';

/**
 * Reads a record as the host has it now, past what is kept: by the call for one, and where its row is the whole of it, by the list
 * that showed the row. Answers with undefined where neither is known; rejects where it could not be read.
 */
export function useReadNow(resource: Resource): (record: RaRecord) => Promise<RaRecord | undefined> {
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  return useCallback(
    async ({ id }) => {
      if (resource.api.one) {
        const { data } = await dataProvider.getOne<RaRecord>(resource.name, { id, meta: DETAIL });
        return data;
      }
      const params = pageThatHolds(queries, resource.name, id);
      if (params === undefined) return undefined;
      const { data } = await dataProvider.getList<RaRecord>(resource.name, params);
      const row = data.find((one) => String(one.id) === String(id));
      if (!row) throw noRecord();
      return row;
    },
    [resource, dataProvider, queries],
  );
}

/** The parameters of the list that was read last of those that hold a record. */
function pageThatHolds(
  queries: QueryClient,
  resource: string,
  id: RaRecord['id'],
): GetListParams | undefined {
  const [latest] = queries
    .getQueryCache()
    .findAll({ queryKey: listsKey(resource) })
    .filter(({ state }) => {
      const { data } = (state.data ?? {}) as Partial<GetListResult<RaRecord>>;
      return Array.isArray(data) && data.some((row) => String(row.id) === String(id));
    })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  return latest?.queryKey[2] as GetListParams | undefined;
}
