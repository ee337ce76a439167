import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { GetListParams, RaRecord } from 'ra-core';
import { missingRecordError } from '../../../dataProvider';
import { useDataProvider } from '../console/useDataProvider';
import type { Resource } from '../../config/types';
import { DETAIL_META } from '../queryKeys';
import { findLatestListQuery } from './latestListQuery';

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
      const query = findLatestListQuery(queryClient, resource.name, id);
      if (query === undefined) return undefined;
      const params = query.queryKey[2] as GetListParams;
      const { data } = await dataProvider.getList<RaRecord>(resource.name, params);
      const row = data.find((item) => String(item.id) === String(id));
      if (!row) throw missingRecordError();
      return row;
    },
    [resource, dataProvider, queryClient],
  );
}
