import { useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { Resource } from '../config/types';
import { useRecord, type RecordState } from '../records/useRecord';

/**
 * The record that a form begins with; nothing is read without an id. What was read for another part of the screen is old
 * by the time a form opens, so it waits for the reading that its opening begins, which may fail. Once the form of this id has
 * begun, later failures leave it as it is.
 */
export function useEdited(
  resource: Resource,
  id: RaRecord['id'] | undefined,
): Omit<RecordState, 'isFetching'> {
  const { record, error, isMissing, isFetching, retry } = useRecord(resource, id);
  const [begun, setBegun] = useState<RaRecord['id']>();
  const hasBegun = id !== undefined && begun === id;
  if (!hasBegun && record !== undefined && !error && !isFetching) setBegun(id);
  if (hasBegun) return { record, error: null, isMissing: false, retry };
  return { record: undefined, error: isFetching ? null : error, isMissing: isMissing && !isFetching, retry };
}
