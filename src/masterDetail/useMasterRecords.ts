import { useCallback, useMemo } from 'react';
import type { GetListResult, RaRecord } from 'ra-core';
import { useQueryClient, type Query } from '@tanstack/react-query';
import type { List } from '../config/types';
import { staleAfterWriteFilter, createListPageKey } from '../queries/queryKeys';
import { useListPageQuery } from '../queries/list/useListPageQuery';
import { buildUnpagedParams } from '../list/data/listRequest';

/** The records of a panel. */
export interface MasterRecords {
  /** undefined until records have loaded. */
  data: readonly RaRecord[] | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => void;
  /**
   * Refetches after a write, since all data on screen is stale. Resolves with the new records, undefined if the read failed.
   */
  refetchAfterWrite: () => Promise<readonly RaRecord[] | undefined>;
}

export function useMasterRecords(list: List, parent: RaRecord | undefined): MasterRecords {
  const queryClient = useQueryClient();
  const params = useMemo(() => buildUnpagedParams(list, parent), [list, parent]);
  const query = useListPageQuery(list.resource, params);
  const { data } = query;
  const orderedRows = useMemo(() => applyOrder(list, data), [list, data]);
  const refetchAfterWrite = useCallback(async () => {
    const queryKey = createListPageKey(list.resource, params);
    const ownQuery = queryClient.getQueryCache().find({ queryKey });
    const isOtherQuery = (candidate: Query): boolean =>
      candidate !== ownQuery && staleAfterWriteFilter.predicate(candidate);
    void queryClient.invalidateQueries({ predicate: isOtherQuery });
    await queryClient.invalidateQueries({ queryKey, exact: true });
    const state = queryClient.getQueryState<GetListResult>(queryKey);
    return state?.status === 'success' ? applyOrder(list, state.data?.data) : undefined;
  }, [queryClient, list, params]);
  return {
    data: orderedRows,
    error: query.error,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
    refetchAfterWrite,
  };
}

const applyOrder = <Row>({ reverse }: List, rows: readonly Row[] | undefined): readonly Row[] | undefined =>
  reverse ? rows?.toReversed() : rows;
