import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { fillTextTemplate, missingListError } from '../../dataProvider';
import { hasId } from '../queries/list/hasId';
import { useListPageQuery } from '../queries/list/useListPageQuery';
import type { ScopeLevel } from './scopeLevels';

/** Number of records per request. */
const PAGE_SIZE = 50;

/** No sort: keeps the host's order. */
const HOST_ORDER = { field: '', order: 'ASC' } as const;

/** The options of a level. */
export interface ScopeOptions {
  records: readonly RaRecord[];
  /** Total from the host, if it sends one. */
  total: number | undefined;
  /** Also set if none of the records has an id. */
  error: Error | null;
  isFetching: boolean;
  /** The only option; undefined if there are several, none, or none has loaded. */
  onlyRecord: RaRecord | undefined;
  /** True if the host returned no records; also for a search. */
  isEmpty: boolean;
  retry: () => void;
}

/**
 * Reads the options of a level. Sends no request before all levels above have a selection.
 *
 * @param ids Selected ids, in level order.
 * @param options.search Search text; '' for all.
 * @param options.enabled false: sends no request and returns only cached options. Default: true.
 */
export function useScopeOptions(
  levels: readonly ScopeLevel[],
  ids: readonly string[],
  levelIndex: number,
  { search = '', enabled = true }: { search?: string; enabled?: boolean } = {},
): ScopeOptions {
  const level = levels[levelIndex];
  const query = level ? fillQuery(level.query, levels, ids) : {};
  const { data, total, error, isFetching, refetch } = useListPageQuery(
    level?.resource ?? '',
    {
      pagination: { page: 1, perPage: PAGE_SIZE },
      sort: HOST_ORDER,
      filter: search === '' ? {} : { search },
      ...(Object.keys(query).length > 0 ? { meta: { query } } : {}),
    },
    { enabled: enabled && level !== undefined && ids.length >= levelIndex },
  );
  // Remove duplicates.
  const records = useMemo(
    () => [...new Map(data?.filter(hasId).map((row) => [String(row.id), row])).values()],
    [data],
  );
  const hasNoIds = records.length === 0 && data !== undefined && data.length > 0;
  return {
    records,
    // Do not count records that cannot be offered (duplicates, records without an id).
    total: total === undefined ? undefined : total - ((data?.length ?? 0) - records.length),
    error: useMemo(() => error ?? (hasNoIds ? missingListError() : null), [error, hasNoIds]),
    isFetching,
    onlyRecord: search === '' && data?.length === 1 && (total ?? 1) === 1 ? records[0] : undefined,
    isEmpty: data?.length === 0,
    retry: () => void refetch(),
  };
}

/** Fills the ids selected above into the query of a level. */
function fillQuery(
  query: ScopeLevel['query'],
  levels: readonly ScopeLevel[],
  ids: readonly string[],
): Record<string, string | number | boolean> {
  const idsByField: Record<string, string | undefined> = {};
  levels.forEach(({ field }, index) => {
    if (field !== null) idsByField[field] = ids[index];
  });
  const filledQuery: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string') filledQuery[name] = fillTextTemplate(value, idsByField);
    else if (typeof value === 'number' || typeof value === 'boolean') filledQuery[name] = value;
  }
  return filledQuery;
}
