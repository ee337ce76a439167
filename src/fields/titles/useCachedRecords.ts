import { useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useGetRecordTitle } from '../../queries/console/consoleHooks';
import { createListsKey, createRecordKey } from '../../queries/queryKeys';
import type { CachedRecords } from '../core/types';

/** Finds records in ra-core's cache. Records on screen are cached, so a CSV can show the same names. */
export const useCachedRecords = (): CachedRecords => {
  const queryClient = useQueryClient();
  const titleOf = useGetRecordTitle();
  return useMemo(
    () => ({
      find: (resource, id) =>
        queryClient.getQueryData<CachedRecord>(createRecordKey(resource, id)) ??
        queryClient
          .getQueriesData<{ data?: readonly CachedRecord[] }>({ queryKey: createListsKey(resource) })
          .flatMap(([, page]) => (page?.data && page.data.length <= MAX_PAGE_ROWS ? page.data : []))
          .find((cachedRecord) => String(cachedRecord['id']) === String(id)),
      titleOf,
    }),
    [queryClient, titleOf],
  );
};

/** Maximum number of cached page rows to search: an export of thousands of rows looks up each of them. */
const MAX_PAGE_ROWS = 100;

type CachedRecord = Record<string, unknown>;
