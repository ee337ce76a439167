import { useGetOne, type RaRecord } from 'ra-core';
import { DETAIL_META } from '../queries/queryKeys';
import { isInvalidIdError } from './isInvalidIdError';
import type { ScopeLevel } from './scopeLevels';
import type { ScopeOptions } from './useScopeOptions';

/** A selected record, as far as it has loaded. */
export interface SelectedRecord {
  record: RaRecord | undefined;
  /** True if it could not be read, so that only its id is known. */
  isUnreadable: boolean;
  /** True if the host reports that it does not exist for this user. */
  isMissing: boolean;
}

/**
 * Returns the selected record: from the list, else from a request of its own. The record of the page is read only by the
 * page; this reads it from the cache.
 */
export function useSelectedRecord(
  level: ScopeLevel,
  id: string | undefined,
  { records, error: listError, isFetching }: ScopeOptions,
): SelectedRecord {
  const listedRecord = records.find((row) => String(row.id) === id);
  const isRecordLevel = level.field === null;
  const { data, error } = useGetOne<RaRecord>(
    level.resource,
    { id: id ?? '', meta: DETAIL_META },
    { enabled: id !== undefined && !isRecordLevel && !listedRecord && !isFetching, retry: false },
  );
  if (id === undefined) return { record: undefined, isUnreadable: false, isMissing: false };
  return {
    record: listedRecord ?? data,
    isUnreadable: !listedRecord && !data && error !== null,
    // If the user cannot read the list either, an error of one record does not mean that it is missing.
    isMissing: !isRecordLevel && !listedRecord && !data && listError === null && isInvalidIdError(error),
  };
}
