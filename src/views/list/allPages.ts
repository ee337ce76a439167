import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import { useDataProvider } from '../../console/useDataProvider';
import type { List } from '../../config/types';
import type { listMeta } from './listMeta';
import { wireFilter } from './filter/filterState';
import type { ListState } from './listState';
import { readPages } from './readPages';
import { NO_SORT, type Reading, type Rows } from './rows';

/** What react-admin is asked for a page of a list. */
export const pageOf = ({ filters }: List, state: ListState) => ({
  pagination: { page: state.page, perPage: state.size },
  sort: state.sort ?? NO_SORT,
  filter: { ...wireFilter(filters, state.filter), ...(state.search ? { search: state.search } : {}) },
});

interface Asked {
  list: List;
  state: ListState;
  meta: ReturnType<typeof listMeta>;
}

/** Reads every page of a query from the host, in the largest size that the list offers. */
export function useAllPages({ list, state, meta }: Asked): Rows['readAll'] {
  const dataProvider = useDataProvider();
  return useCallback(
    (reading?: Reading) => {
      const size = Math.max(...list.pageSizes);
      const read = (page: number) =>
        dataProvider.getList<RaRecord>(list.resource, {
          ...pageOf(list, { ...state, page, size }),
          ...meta,
          ...(reading && { signal: reading.signal }),
        });
      return readPages(read, size, reading);
    },
    [dataProvider, list, state, meta],
  );
}
