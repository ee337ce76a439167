import { useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTitles } from '../console/hooks';
import { listsKey, recordKey } from '../records/queryKeys';
import type { Related } from './types';

/** Looks records up among those that ra-core has read: what is on screen is there, so a CSV can say the same. */
export const useRelated = (): Related => {
  const queries = useQueryClient();
  const titleOf = useTitles();
  return useMemo(
    () => ({
      record: (resource, id) =>
        queries.getQueryData<Row>(recordKey(resource, id)) ??
        queries
          .getQueriesData<{ data?: readonly Row[] }>({ queryKey: listsKey(resource) })
          .flatMap(([, page]) => (page?.data && page.data.length <= MOST ? page.data : []))
          .find((row) => String(row['id']) === String(id)),
      titleOf,
    }),
    [queries, titleOf],
  );
};

/** Rows of a page that are looked through: a file of thousands of rows asks for each of them. */
const MOST = 100;

type Row = Record<string, unknown>;
