import { useMemo } from 'react';
import type { GetListResult, RaRecord } from 'ra-core';
import type { List } from '../../config/types';
import { useListPageQuery } from '../../queries/list/useListPageQuery';
import { buildListMeta } from './buildListMeta';
import { useLocalRows } from './useLocalRows';
import { getRefetchOptions, getResponseMeta, NO_SORT, type ListData, type ListDataQuery } from './listData';

/** A call without pages has no page size, but `getList` requires one. */
const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** Returns the params of an unpaged list. */
export const buildUnpagedParams = (list: List, parent: RaRecord | undefined) => ({
  pagination: { page: 1, perPage: UNLIMITED },
  sort: NO_SORT,
  filter: {},
  ...buildListMeta(list, parent),
});

/** Returns the rows of a host that sends them in one response, and searches, sorts and pages them on the client. */
export function useUnpagedRows({ list, params: state, parent, matchesFilter }: ListDataQuery): ListData {
  const requestParams = useMemo(() => buildUnpagedParams(list, parent), [list, parent]);
  const query = useListPageQuery(list.resource, requestParams, {
    placeholderData: (previous: GetListResult | undefined) => previous,
    ...getRefetchOptions(list),
  });
  return {
    ...useLocalRows({ list, params: state, matchesFilter, rows: query.data }),
    dataUpdatedAt: query.dataUpdatedAt,
    meta: getResponseMeta(query.meta),
    error: query.error,
    isPlaceholderData: query.isPlaceholderData,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  };
}
