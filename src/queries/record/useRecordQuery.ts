import { useGetOne, type RaRecord } from 'ra-core';
import { ApiError } from '../../../dataProvider';
import type { Resource } from '../../config/types';
import { DETAIL_META } from '../queryKeys';

export interface RecordQueryState {
  record: RaRecord | undefined;
  error: Error | null;
  /** True if the host returns no such record for this user (404), or the id is not usable in a path. */
  isNotFound: boolean;
  isFetching: boolean;
  refetch: () => void;
}

/** Reads the full record with its included resources under `$included`; sends no request without an id. */
export function useRecordQuery(resource: Resource, id: RaRecord['id'] | undefined): RecordQueryState {
  const query = useGetOne(
    resource.name,
    { id: id ?? '', meta: DETAIL_META },
    { enabled: id !== undefined, retry: false },
  );
  const { error } = query;
  return {
    record: id === undefined ? undefined : (query.data as RaRecord | undefined),
    error,
    isNotFound: error instanceof ApiError ? error.code === 404 : error?.name === 'PathError',
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  };
}
