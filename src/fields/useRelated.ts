import { useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useResources } from '../console/hooks';
import type { Related } from './types';

/** Looks records up among those that ra-core has read: what is on screen is there, so a CSV can say the same. */
export const useRelated = (): Related => {
  const queries = useQueryClient();
  const resources = useResources();
  return useMemo(
    () => ({
      record: (resource, id) => {
        const key = [resource, 'getOne', { id: String(id), meta: undefined }];
        return queries.getQueryData<Record<string, unknown>>(key);
      },
      title: (resource) => resources.get(resource)?.title ?? [],
    }),
    [queries, resources],
  );
};
