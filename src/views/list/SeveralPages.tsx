import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { GetListResult, RaRecord } from 'ra-core';
import { useDataProvider } from '../../console/useDataProvider';
import { pageKey } from '../../records/queryKeys';
import { pageOf } from './allPages';
import { listMeta } from './listMeta';
import { readPages } from './readPages';
import { refreshOf } from './refresh';
import { aroundOf, type RowsProps } from './rows';

/**
 * The first pages of a list as one read, up to as many rows as are looked at (`rowsRead`): one page after the other, so
 * that a board asks its host for one thing at a time. Where one of them fails, nothing was read.
 */
export default function SeveralPages({ list, state, parent, children }: RowsProps) {
  const { resource, rowsRead } = list;
  const dataProvider = useDataProvider();
  const asked = useMemo(() => ({ ...pageOf(list, state), ...listMeta(list, parent) }), [list, state, parent]);
  const query = useQuery({
    queryKey: pageKey(resource, { ...asked, rowsRead }),
    queryFn: async ({ signal }): Promise<GetListResult> => {
      const pages: GetListResult[] = [];
      const readPage = async (page: number) => {
        const pagination = { ...asked.pagination, page };
        const got = await dataProvider.getList<RaRecord>(resource, { ...asked, pagination, signal });
        pages.push(got);
        return got;
      };
      const data = await readPages(readPage, state.size, { signal, onProgress: () => undefined }, rowsRead);
      // Of a host that counts pages alone the last one says how many there are.
      return { ...pages.at(-1), data: [...data], meta: pages[0]?.meta as unknown };
    },
    retry: false,
    placeholderData: (previous) => previous,
    ...refreshOf(list),
  });
  const { data: read } = query;
  const count = read?.data.length ?? 0;
  return children({
    rows: read?.data,
    total: read?.total,
    hasNextPage: read?.total === undefined ? (read?.pageInfo?.hasNextPage ?? false) : count < read.total,
    readAt: query.dataUpdatedAt,
    around: aroundOf(read?.meta as Parameters<typeof aroundOf>[0]),
    error: query.error,
    isPrevious: query.isPlaceholderData,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
    prefetchPage: () => () => undefined,
    readAll: () => Promise.resolve(read?.data ?? []),
  });
}
