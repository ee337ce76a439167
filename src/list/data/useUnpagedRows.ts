import { useMemo } from 'react';
import type { GetListResult } from 'ra-core';
import { useListPageQuery } from '../../queries/list/useListPageQuery';
import { buildUnpagedParams } from './listRequest';
import { useLocalRows } from './useLocalRows';
import { getRefetchOptions, getResponseMeta, type ListData, type ListDataQuery } from './listData';

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
