import { useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useGetRecordTitle } from '../../queries/console/consoleHooks';
import { createListsKey, createRecordKey } from '../../queries/queryKeys';
import type { CachedRecords } from '../core/types';

/** Looks records up among those that ra-core has read: what is on screen is there, so a CSV can say the same. */
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

/** Rows of a page that are looked through: a file of thousands of rows asks for each of them. */
const MAX_PAGE_ROWS = 100;

type CachedRecord = Record<string, unknown>;
