import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { fillText, noList } from '../../../dataProvider';
import { hasId } from '../../records/hasId';
import { usePage } from '../../records/usePage';
import type { PickerStep } from './steps';

/** Records that a page asks for at once. */
const PAGE = 50;

/** No sort of its own: the order of the host. */
const HOST_ORDER = { field: '', order: 'ASC' } as const;

/** The records that a choice is made from. */
export interface Rows {
  rows: readonly RaRecord[];
  /** Of the host, where it says so. */
  total: number | undefined;
  /** Records of which none can be named to the host are a failure too. */
  error: Error | null;
  isFetching: boolean;
  /** The only record there is; undefined where there are others, or none, or nothing was read. */
  only: RaRecord | undefined;
  /** The host says that there is none; of a search too. */
  isNone: boolean;
  retry: () => void;
}

/**
 * Reads what can be chosen at a place of the pickers. Nothing is read before all choices above it are made.
 *
 * @param ids What is chosen, in the order of the steps.
 * @param search '' for all.
 * @param asks false: nothing is read, only what was read elsewhere is there.
 */
export function useRows(
  steps: readonly PickerStep[],
  ids: readonly string[],
  at: number,
  { search = '', asks = true }: { search?: string; asks?: boolean } = {},
): Rows {
  const step = steps[at];
  const query = step ? filled(step.query, steps, ids) : {};
  const { data, total, error, isFetching, refetch } = usePage(
    step?.resource ?? '',
    {
      pagination: { page: 1, perPage: PAGE },
      sort: HOST_ORDER,
      filter: search === '' ? {} : { search },
      ...(Object.keys(query).length > 0 ? { meta: { query } } : {}),
    },
    { enabled: asks && step !== undefined && ids.length >= at },
  );
  // One that is listed twice is one choice.
  const rows = useMemo(
    () => [...new Map(data?.filter(hasId).map((row) => [String(row.id), row])).values()],
    [data],
  );
  const isUnnamed = rows.length === 0 && data !== undefined && data.length > 0;
  return {
    rows,
    // What came and cannot be offered (twice, without an id) is not left to be found.
    total: total === undefined ? undefined : total - ((data?.length ?? 0) - rows.length),
    error: useMemo(() => error ?? (isUnnamed ? noList() : null), [error, isUnnamed]),
    isFetching,
    only: search === '' && data?.length === 1 && (total ?? 1) === 1 ? rows[0] : undefined,
    isNone: data?.length === 0,
    retry: () => void refetch(),
  };
}

/** The query of a step with the ids that were chosen above it. */
function filled(
  query: PickerStep['query'],
  steps: readonly PickerStep[],
  ids: readonly string[],
): Record<string, string | number | boolean> {
  const chosen: Record<string, string | undefined> = {};
  steps.forEach(({ field }, at) => {
    if (field !== null) chosen[field] = ids[at];
  });
  const asked: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string') asked[name] = fillText(value, chosen);
    else if (typeof value === 'number' || typeof value === 'boolean') asked[name] = value;
  }
  return asked;
}
