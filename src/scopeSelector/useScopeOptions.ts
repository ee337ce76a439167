import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { fillTextTemplate, missingListError } from '../../dataProvider';
import { hasId } from '../queries/list/hasId';
import { useListPageQuery } from '../queries/list/useListPageQuery';
import type { ScopeLevel } from './scopeLevels';

/** Records that a page asks for at once. */
const PAGE_SIZE = 50;

/** No sort of its own: the order of the host. */
const HOST_ORDER = { field: '', order: 'ASC' } as const;

/** The records that a choice is made from. */
export interface ScopeOptions {
  records: readonly RaRecord[];
  /** Of the host, where it says so. */
  total: number | undefined;
  /** Records of which none can be named to the host are a failure too. */
  error: Error | null;
  isFetching: boolean;
  /** The only record there is; undefined where there are others, or none, or nothing was read. */
  onlyRecord: RaRecord | undefined;
  /** The host says that there is none; of a search too. */
  isEmpty: boolean;
  retry: () => void;
}

/**
 * Reads what can be chosen at a place of the pickers. Nothing is read before all choices above it are made.
 *
 * @param ids What is chosen, in the order of the steps.
 * @param search '' for all.
 * @param asks false: nothing is read, only what was read elsewhere is there.
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
  // One that is listed twice is one choice.
  const records = useMemo(
    () => [...new Map(data?.filter(hasId).map((row) => [String(row.id), row])).values()],
    [data],
  );
  const hasNoIds = records.length === 0 && data !== undefined && data.length > 0;
  return {
    records,
    // What came and cannot be offered (twice, without an id) is not left to be found.
    total: total === undefined ? undefined : total - ((data?.length ?? 0) - records.length),
    error: useMemo(() => error ?? (hasNoIds ? missingListError() : null), [error, hasNoIds]),
    isFetching,
    onlyRecord: search === '' && data?.length === 1 && (total ?? 1) === 1 ? records[0] : undefined,
    isEmpty: data?.length === 0,
    retry: () => void refetch(),
  };
}

/** The query of a step with the ids that were chosen above it. */
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
