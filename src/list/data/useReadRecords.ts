import { useCallback, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { GetListResult, RaRecord } from 'ra-core';
import { useDataProvider } from '../../queries/console/useDataProvider';
import { createListPageQuery } from '../../queries/list/listPageQuery';
import { useListContext } from '../ListContext';
import type { ListParams } from '../params/listParams';
import { isPaged, type ListData, type ReadAllOptions } from './listData';
import { buildPageParams } from './listRequest';
import { readPages } from './readPages';

/** Reads all records. `lastReadAt`: ms since 1970 of the last read; 0 before the first. */
export type ReadRecords = (options: ReadAllOptions, lastReadAt: number) => Promise<readonly RaRecord[]>;

/**
 * Returns the function that reads all records for a layout. The list itself reads the first page: that answer, newer than the
 * last read, is not requested again if it holds all records, or if the list has the page size in which all records are read.
 */
export function useReadRecords({ readAll }: ListData, params: ListParams): ReadRecords {
  const { list, parent } = useListContext();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  /** Answer that the last read has used. */
  const usedAnswer = useRef<GetListResult<RaRecord>>(undefined);
  return useCallback<ReadRecords>(
    async (options, lastReadAt) => {
      const { perPage } = params;
      const largestPerPage = Math.max(...list.pageSizes);
      if (params.page !== 1 || !isPaged(list) || list.clientFilter) return readAll(options);
      const readPage = (page: number, signal?: AbortSignal): Promise<GetListResult<RaRecord>> =>
        dataProvider.getList<RaRecord>(list.resource, {
          ...buildPageParams(list, { ...params, page }, parent),
          ...(signal && { signal }),
        });
      const firstPageQuery = createListPageQuery(
        dataProvider,
        list.resource,
        buildPageParams(list, params, parent),
      );
      const known = queryClient.getQueryState<GetListResult<RaRecord>>(firstPageQuery.queryKey);
      if (perPage !== largestPerPage && (known?.data?.total ?? 0) > perPage) return readAll(options);
      // A live read puts new contents into the records and keeps the time of their read.
      const isRead =
        known !== undefined && (known.dataUpdatedAt <= lastReadAt || known.data === usedAnswer.current);
      // Joins a request under way.
      const firstPage = await queryClient.fetchQuery({ ...firstPageQuery, staleTime: isRead ? 0 : Infinity });
      // Unchanged parts of an answer are those of the one before, so the cache has another object.
      usedAnswer.current = queryClient.getQueryData(firstPageQuery.queryKey);
      const { data, total } = firstPage;
      const isComplete = total === undefined ? data.length < perPage : data.length >= total;
      if (!isComplete && perPage !== largestPerPage) return readAll(options);
      return readPages(
        (page) => (page === 1 ? Promise.resolve(firstPage) : readPage(page, options.signal)),
        perPage,
        options,
      );
    },
    [queryClient, dataProvider, list, params, parent, readAll],
  );
}
