import { useEffect } from 'react';
import type { RaRecord } from 'ra-core';
import { useQuery } from '@tanstack/react-query';
import type { MapCount, Resource } from '../../../config/types';
import { useDeclarations, useResources } from '../../../queries/console/consoleHooks';
import { useDataProvider } from '../../../queries/console/useDataProvider';
import { useCanAccess } from '../../../session/access/useCanAccess';
import { NO_SORT } from '../../data/listData';
import { readPages } from '../../data/readPages';

interface RelatedRecords {
  /** Resource of the records; undefined until its declaration has loaded, and if the user may not read them. */
  resource: Resource | undefined;
  /** All of them; undefined until they are read. */
  records: readonly RaRecord[] | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** Reads all records that the markers of a map count, if the user may. */
export function useRelatedRecords(count: MapCount | undefined): RelatedRecords {
  const resources = useResources();
  const { isLoaded, load } = useDeclarations();
  const dataProvider = useDataProvider();
  const canAccess = useCanAccess();
  const name = count?.resource ?? '';
  const isReady = count === undefined || isLoaded(name, 'own');
  useEffect(() => {
    if (!isReady) void load(name, 'own');
  }, [isReady, load, name]);
  const declared = resources.get(name);
  const field = count && declared?.fields[count.field];
  const resource = field && canAccess(declared.access.list) && canAccess(field.access) ? declared : undefined;
  const pageSize = Math.max(...(resource?.list?.pageSizes ?? [50]));
  const query = useQuery({
    queryKey: [name, 'allRecords', pageSize],
    enabled: resource !== undefined,
    retry: false,
    queryFn: ({ signal }) =>
      readPages(
        (page) =>
          dataProvider.getList<RaRecord>(name, {
            pagination: { page, perPage: pageSize },
            sort: NO_SORT,
            filter: {},
            signal,
          }),
        pageSize,
        { signal, onProgress: () => undefined },
      ),
  });
  return {
    resource,
    records: query.data,
    hasFailed: query.isError && !query.isFetching,
    retry: () => void query.refetch(),
  };
}
