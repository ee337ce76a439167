import { useMemo } from 'react';
import { useInfiniteGetList, type GetInfiniteListResult, type RaRecord } from 'ra-core';
import type { InfiniteData } from '@tanstack/react-query';
import { hasId } from '../../queries/list/hasId';
import { buildPageParams } from './listRequest';
import { useReadAllPages } from './useReadAllPages';
import { LoadMore } from '../footer/LoadMore';
import { getRefetchOptions, getResponseMeta, type ListDataSourceProps } from './listData';

/** Rows of a paged host, with each further page appended. A refetch reads all loaded pages again. */
export default function InfiniteRows({ list, params, parent, children }: ListDataSourceProps) {
  const query = useInfiniteGetList(
    list.resource,
    useMemo(() => buildPageParams(list, params, parent), [list, params, parent]),
    {
      retry: false,
      placeholderData: (previous: LoadedPages | undefined) => previous,
      ...getRefetchOptions(list),
    },
  );
  const { data, total, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const loadedRows = useMemo(() => data && removeDuplicates(data.pages.flatMap((page) => page.data)), [data]);
  const readAll = useReadAllPages({ list, params, parent });
  return children({
    data: loadedRows,
    dataUpdatedAt: query.dataUpdatedAt,
    total,
    hasNextPage: query.hasNextPage,
    meta: getResponseMeta(query.meta),
    // If only the next page failed, keep the loaded rows.
    error: isFetchNextPageError ? null : query.error,
    isPlaceholderData: query.isPlaceholderData,
    isFetching: query.isFetching && !isFetchingNextPage,
    refetch: () => void query.refetch(),
    loadMore: {
      load: () => void fetchNextPage({ cancelRefetch: false }),
      isLoading: isFetchingNextPage,
      hasFailed: isFetchNextPageError && !isFetchingNextPage,
      Footer: LoadMore,
    },
    prefetchPage: () => () => undefined,
    readAll,
  });
}

type LoadedPages = InfiniteData<GetInfiniteListResult<RaRecord>, number>;

/** Removes duplicates of rows that moved to a later page between two reads. */
function removeDuplicates(rows: readonly RaRecord[]): RaRecord[] {
  const seenIds = new Set<string>();
  return rows.filter((row) => {
    const id = String(row.id);
    if (!hasId(row)) return true;
    if (seenIds.has(id)) return false;
    seenIds.add(id);
    return true;
  });
}
