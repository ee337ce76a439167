import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import { useDataProvider } from '../../queries/console/useDataProvider';
import type { List } from '../../config/types';
import type { buildListMeta } from './buildListMeta';
import { toWireFilter } from '../filters/filterValues';
import type { ListParams } from '../params/listParams';
import { readPages } from './readPages';
import { NO_SORT, type ReadAllOptions, type ListData } from './listData';

/** Returns react-admin's params for a page of a list. */
export const buildPageParams = ({ filters }: List, params: ListParams) => ({
  pagination: { page: params.page, perPage: params.perPage },
  sort: params.sort ?? NO_SORT,
  filter: { ...toWireFilter(filters, params.filter), ...(params.search ? { search: params.search } : {}) },
});

interface AllPagesOptions {
  list: List;
  params: ListParams;
  meta: ReturnType<typeof buildListMeta>;
}

/** Returns a function that reads all pages of a query, in the largest page size that the list offers. */
export function useReadAllPages({ list, params, meta }: AllPagesOptions): ListData['readAll'] {
  const dataProvider = useDataProvider();
  return useCallback(
    (options?: ReadAllOptions) => {
      const perPage = Math.max(...list.pageSizes);
      const readPage = (page: number) =>
        dataProvider.getList<RaRecord>(list.resource, {
          ...buildPageParams(list, { ...params, page, perPage }),
          ...meta,
          ...(options && { signal: options.signal }),
        });
      return readPages(readPage, perPage, options);
    },
    [dataProvider, list, params, meta],
  );
}
