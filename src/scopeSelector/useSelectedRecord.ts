import { useGetOne, type RaRecord } from 'ra-core';
import { DETAIL_META } from '../queries/queryKeys';
import { isInvalidIdError } from './isInvalidIdError';
import type { ScopeLevel } from './scopeLevels';
import type { ScopeOptions } from './useScopeOptions';

/** A record that is chosen, as far as it is known. */
export interface SelectedRecord {
  record: RaRecord | undefined;
  /** It could not be read: nothing but its id is known. */
  isUnreadable: boolean;
  /** The host says that there is none for this user. */
  isMissing: boolean;
}

/**
 * The chosen record: that of the list, else it is read. The one of the page itself is read by the page alone, and taken
 * from there.
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
    // Who may not even read the list learns nothing of one by a refusal.
    isMissing: !isRecordLevel && !listedRecord && !data && listError === null && isInvalidIdError(error),
  };
}
