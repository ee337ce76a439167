import { useMemo } from 'react';
import { useInfiniteGetList, type GetInfiniteListResult, type RaRecord } from 'ra-core';
import type { InfiniteData } from '@tanstack/react-query';
import { hasId } from '../../records/hasId';
import { pageOf, useAllPages } from './allPages';
import { listMeta } from './listMeta';
import { LoadMore } from './LoadMore';
import { refreshOf } from './refresh';
import { aroundOf, type RowsProps } from './rows';

/** Rows that the host pages, the next page added below those that are there. What was loaded is read again together. */
export default function MoreRows({ list, state, parent, children }: RowsProps) {
  const meta = useMemo(() => listMeta(list, parent), [list, parent]);
  const query = useInfiniteGetList(
    list.resource,
    useMemo(() => ({ ...pageOf(list, state), ...meta }), [list, state, meta]),
    { retry: false, placeholderData: (previous: Loaded | undefined) => previous, ...refreshOf(list) },
  );
  const { data, total, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const rows = useMemo(() => data && withoutDoubles(data.pages.flatMap((page) => page.data)), [data]);
  const readAll = useAllPages({ list, state, meta });
  return children({
    rows,
    readAt: query.dataUpdatedAt,
    total,
    hasNextPage: query.hasNextPage,
    around: aroundOf(query.meta),
    // Where only the next page failed, the rows before it stay.
    error: isFetchNextPageError ? null : query.error,
    isPrevious: query.isPlaceholderData,
    isFetching: query.isFetching && !isFetchingNextPage,
    refetch: () => void query.refetch(),
    more: {
      load: () => void fetchNextPage({ cancelRefetch: false }),
      isLoading: isFetchingNextPage,
      hasFailed: isFetchNextPageError && !isFetchingNextPage,
      Foot: LoadMore,
    },
    prefetchPage: () => () => undefined,
    readAll,
  });
}

type Loaded = InfiniteData<GetInfiniteListResult<RaRecord>, number>;

/** A row that moved to a later page meanwhile stands once. */
function withoutDoubles(rows: readonly RaRecord[]): RaRecord[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const id = String(row.id);
    if (!hasId(row)) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}
