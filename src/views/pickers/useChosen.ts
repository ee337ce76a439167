import { useGetOne, type RaRecord } from 'ra-core';
import { DETAIL } from '../../records/queryKeys';
import { isRefusedId } from './isRefusedId';
import type { PickerStep } from './steps';
import type { Rows } from './useRows';

/** A record that is chosen, as far as it is known. */
export interface Chosen {
  record: RaRecord | undefined;
  /** It could not be read: nothing but its id is known. */
  isUnread: boolean;
  /** The host says that there is none for this user. */
  isMissing: boolean;
}

/**
 * The chosen record: that of the list, else it is read. The one of the page itself is read by the page alone, and taken
 * from there.
 */
export function useChosen(
  step: PickerStep,
  id: string | undefined,
  { rows, error: listError, isFetching }: Rows,
): Chosen {
  const listed = rows.find((row) => String(row.id) === id);
  const isOwn = step.field === null;
  const { data, error } = useGetOne<RaRecord>(
    step.resource,
    { id: id ?? '', meta: DETAIL },
    { enabled: id !== undefined && !isOwn && !listed && !isFetching, retry: false },
  );
  if (id === undefined) return { record: undefined, isUnread: false, isMissing: false };
  return {
    record: listed ?? data,
    isUnread: !listed && !data && error !== null,
    // Who may not even read the list learns nothing of one by a refusal.
    isMissing: !isOwn && !listed && !data && listError === null && isRefusedId(error),
  };
}
