import { useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { Resource } from '../../config/types';
import { useRecordQuery, type RecordQueryState } from '../../queries/record/useRecordQuery';

/**
 * Returns the record that a form starts with; fetches nothing without an id. Cached data of other screens may be old, so the
 * form waits for the fetch that its opening starts, which may fail. Once the form of this id has started, later errors do
 * not affect it.
 */
export function useFreshRecord(
  resource: Resource,
  id: RaRecord['id'] | undefined,
): Omit<RecordQueryState, 'isFetching'> {
  const { record, error, isNotFound, isFetching, refetch } = useRecordQuery(resource, id);
  const [startedId, setStartedId] = useState<RaRecord['id']>();
  const hasStarted = id !== undefined && startedId === id;
  if (!hasStarted && record !== undefined && !error && !isFetching) setStartedId(id);
  if (hasStarted) return { record, error: null, isNotFound: false, refetch };
  return {
    record: undefined,
    error: isFetching ? null : error,
    isNotFound: isNotFound && !isFetching,
    refetch,
  };
}
