import { useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { Resource } from '../../config/types';
import { useRecordQuery, type RecordQueryState } from '../../queries/record/useRecordQuery';

/**
 * The record that a form begins with; nothing is read without an id. What was read for another part of the screen is old
 * by the time a form opens, so it waits for the reading that its opening begins, which may fail. Once the form of this id has
 * begun, later failures leave it as it is.
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
