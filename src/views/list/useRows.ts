import { useCallback, useMemo } from 'react';
import { useDataProvider, useGetList, type GetListResult, type RaRecord } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import { fillPath, fillText, type Scope } from '../../../dataProvider';
import type { ListMeta } from '../../../dataProvider/jsonApiProvider';
import { readPath } from '../../config/readPath';
import type { List } from '../../config/types';
import { pageKey } from '../../records/queryKeys';
import { useLocalRows } from './localRows';
import type { ListState } from './listState';

export interface Rows {
  rows: readonly RaRecord[] | undefined;
  /** undefined when the host does not say how many there are. */
  total: number | undefined;
  hasNextPage: boolean;
  error: Error | null;
  /** The rows shown are of the page before, while the asked ones are on their way. */
  isPrevious: boolean;
  isFetching: boolean;
  refetch: () => void;
  /** Asks for another page ahead of the click. */
  prefetchPage: (page: number) => void;
  /** Reads all rows of the query, page by page; for export and select-all. */
  readAll: () => Promise<readonly RaRecord[]>;
}

/** Most rows that are read in one call when all are wanted. */
const CHUNK = 1000;

/** The rows of a list for a state of its address: from the host, or from the parent record. */
export function useRows(list: List, state: ListState, parent: RaRecord | undefined): Rows {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const meta = useMemo(() => listMeta(list, parent), [list, parent]);
  const isLocal = list.rows.kind === 'record' || (list.rows.kind === 'path' && !list.rows.paged);
  const params = useMemo(() => (isLocal ? wholeList(meta) : listParams(state, meta)), [state, meta, isLocal]);
  const fromRecord = list.rows.kind === 'record';
  const query = useGetList(list.resource, params, {
    enabled: !fromRecord,
    retry: false,
    placeholderData: (previous: GetListResult | undefined) => previous,
  });
  const whole = fromRecord ? recordRows(list, parent) : query.data;
  const local = useLocalRows({ list, state, rows: isLocal ? whole : undefined });

  const prefetchPage = useCallback(
    (page: number) => {
      if (isLocal) return;
      const next = listParams({ ...state, page }, meta);
      void queryClient.prefetchQuery({
        queryKey: pageKey(list.resource, next),
        queryFn: ({ signal }) => dataProvider.getList(list.resource, { ...next, signal }),
      });
    },
    [isLocal, state, meta, queryClient, dataProvider, list.resource],
  );
  const readAll = useCallback(async () => {
    if (isLocal) return local.all;
    const all: RaRecord[] = [];
    for (let page = 1; ; page++) {
      const answer = await dataProvider.getList(
        list.resource,
        listParams({ ...state, page, size: CHUNK }, meta),
      );
      all.push(...(answer.data as RaRecord[]));
      const { total } = answer;
      // Of a known total, hosts may give fewer rows a page than asked for; without one, a short page is the last.
      const isLast = total === undefined ? answer.data.length < CHUNK : all.length >= total;
      if (answer.data.length === 0 || isLast) return all;
    }
  }, [isLocal, local.all, dataProvider, list.resource, state, meta]);

  const total = isLocal ? (whole ? local.total : undefined) : query.total;
  return {
    rows: isLocal ? (whole ? local.page : undefined) : query.data,
    total,
    hasNextPage:
      isLocal || total !== undefined
        ? state.page * state.size < (total ?? 0)
        : (query.pageInfo?.hasNextPage ?? false),
    error: query.error,
    isPrevious: query.isPlaceholderData,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
    prefetchPage,
    readAll,
  };
}

const NO_SORT = { field: '', order: 'ASC' } as const;

const listParams = (state: ListState, meta: ListMeta | undefined) => ({
  pagination: { page: state.page, perPage: state.size },
  sort: state.sort ?? NO_SORT,
  filter: state.search ? { ...state.filter, search: state.search } : { ...state.filter },
  ...(meta ? { meta } : {}),
});

const wholeList = (meta: ListMeta | undefined) => ({
  pagination: { page: 1, perPage: CHUNK },
  sort: NO_SORT,
  filter: {},
  ...(meta ? { meta } : {}),
});

function listMeta(list: List, parent: RaRecord | undefined): ListMeta | undefined {
  const scope: Scope = { ...parent, parent };
  const query = list.query as NonNullable<ListMeta['query']>;
  const hasQuery = Object.keys(query).length > 0;
  if (list.rows.kind === 'resource') return hasQuery ? { query: filledQuery(query, scope) } : undefined;
  if (list.rows.kind === 'record') return undefined;
  return {
    path: fillPath(list.rows.path, (name) => readPath(scope, name)),
    paged: list.rows.paged,
    ...(hasQuery ? { query: filledQuery(query, scope) } : {}),
  };
}

const filledQuery = (query: NonNullable<ListMeta['query']>, scope: Scope): NonNullable<ListMeta['query']> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? fillText(value, scope) : value,
    ]),
  );

function recordRows(list: List, parent: RaRecord | undefined): RaRecord[] {
  const rows = list.rows.kind === 'record' ? readPath(parent, list.rows.from) : undefined;
  return Array.isArray(rows) ? (rows as RaRecord[]) : [];
}
