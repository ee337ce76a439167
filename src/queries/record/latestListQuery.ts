import type { QueryClient, Query } from '@tanstack/react-query';
import type { GetListResult, RaRecord } from 'ra-core';
import { createListsKey } from '../queryKeys';

/** Returns the most recently fetched list of a resource that contains a record; undefined if none is cached. */
export function findLatestListQuery(
  queryClient: QueryClient,
  resource: string,
  id: RaRecord['id'],
): Query | undefined {
  const [latestQuery] = queryClient
    .getQueryCache()
    .findAll({ queryKey: createListsKey(resource) })
    .filter((query) => findRow(query, id) !== undefined)
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  return latestQuery;
}

/** Returns the row of a record in the most recently fetched list that contains it; undefined if a write has made the list stale. */
export function findListRow(
  queryClient: QueryClient,
  resource: string,
  id: RaRecord['id'],
): RaRecord | undefined {
  const query = findLatestListQuery(queryClient, resource, id);
  return query && !query.state.isInvalidated ? findRow(query, id) : undefined;
}

function findRow({ state }: Query, id: RaRecord['id']): RaRecord | undefined {
  const { data } = (state.data ?? {}) as Partial<GetListResult<RaRecord>>;
  return Array.isArray(data) ? data.find((row) => String(row.id) === String(id)) : undefined;
}
