import { useMemo } from 'react';
import type { GetListResult, RaRecord } from 'ra-core';
import type { List } from '../../config/types';
import { usePage } from '../../records/usePage';
import { listMeta } from './listMeta';
import { useLocalRows } from './localRows';
import { refreshOf } from './refresh';
import { aroundOf, NO_SORT, type Rows, type RowsQuery } from './rows';

/** A call without pages has no size; what reads it wants one. */
const WHOLE = Number.MAX_SAFE_INTEGER;

/** How a list that comes whole is asked for. */
export const wholeQuery = (list: List, parent: RaRecord | undefined) => ({
  pagination: { page: 1, perPage: WHOLE },
  sort: NO_SORT,
  filter: {},
  ...listMeta(list, parent),
});

/** Rows of a host that gives them all at once: read whole, then searched, sorted and paged here. */
export function useWholeRows({ list, state, parent, fits }: RowsQuery): Rows {
  const params = useMemo(() => wholeQuery(list, parent), [list, parent]);
  const query = usePage(list.resource, params, {
    placeholderData: (previous: GetListResult | undefined) => previous,
    ...refreshOf(list),
  });
  return {
    ...useLocalRows({ list, state, fits, rows: query.data }),
    readAt: query.dataUpdatedAt,
    around: aroundOf(query.meta),
    error: query.error,
    isPrevious: query.isPlaceholderData,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  };
}
