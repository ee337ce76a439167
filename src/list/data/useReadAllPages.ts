import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import { useDataProvider } from '../../queries/console/useDataProvider';
import type { ListData, ListDataQuery, ReadAllOptions } from './listData';
import { buildPageParams } from './listRequest';
import { readPages } from './readPages';

/** Returns a function that reads all pages of a query, in the largest page size that the list offers. */
export function useReadAllPages({ list, params, parent }: ListDataQuery): ListData['readAll'] {
  const dataProvider = useDataProvider();
  return useCallback(
    (options?: ReadAllOptions) => {
      const perPage = Math.max(...list.pageSizes);
      const readPage = (page: number) =>
        dataProvider.getList<RaRecord>(list.resource, {
          ...buildPageParams(list, { ...params, page, perPage }, parent),
          ...(options && { signal: options.signal }),
        });
      return readPages(readPage, perPage, options);
    },
    [dataProvider, list, params, parent],
  );
}
