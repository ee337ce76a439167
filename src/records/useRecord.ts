import { useGetOne, type RaRecord } from 'ra-core';
import { ApiError } from '../../dataProvider';
import type { Resource } from '../config/types';
import { DETAIL } from './queryKeys';

export interface RecordState {
  record: RaRecord | undefined;
  error: Error | null;
  /** The host says that there is no such record for this user (404), or no such address at all. */
  isMissing: boolean;
  isFetching: boolean;
  retry: () => void;
}

/** The whole record with what comes along under `$included`; nothing is read without an id. */
export function useRecord(resource: Resource, id: RaRecord['id'] | undefined): RecordState {
  const query = useGetOne(
    resource.name,
    { id: id ?? '', meta: DETAIL },
    { enabled: id !== undefined, retry: false },
  );
  const { error } = query;
  return {
    record: id === undefined ? undefined : (query.data as RaRecord | undefined),
    error,
    isMissing: error instanceof ApiError ? error.code === 404 : error?.name === 'PathError',
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
  };
}
