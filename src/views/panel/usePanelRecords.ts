import { useCallback, useMemo } from 'react';
import type { GetListResult, RaRecord } from 'ra-core';
import { useQueryClient, type Query } from '@tanstack/react-query';
import type { List } from '../../config/types';
import { changedByWrites, pageKey } from '../../records/queryKeys';
import { usePage } from '../../records/usePage';
import { wholeQuery } from '../list/useWholeRows';

/** The records of a panel. */
export interface PanelRecords {
  /** undefined while none were read. */
  rows: readonly RaRecord[] | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => void;
  /** After a write: all that is on screen is old; fulfilled with the records once they were read, undefined if that failed. */
  readAgain: () => Promise<readonly RaRecord[] | undefined>;
}

export function usePanelRecords(list: List, parent: RaRecord | undefined): PanelRecords {
  const queryClient = useQueryClient();
  const params = useMemo(() => wholeQuery(list, parent), [list, parent]);
  const query = usePage(list.resource, params);
  const { data } = query;
  const rows = useMemo(() => inOrder(list, data), [list, data]);
  const readAgain = useCallback(async () => {
    const queryKey = pageKey(list.resource, params);
    const own = queryClient.getQueryCache().find({ queryKey });
    const isOther = (one: Query): boolean => one !== own && changedByWrites.predicate(one);
    void queryClient.invalidateQueries({ predicate: isOther });
    await queryClient.invalidateQueries({ queryKey, exact: true });
    const state = queryClient.getQueryState<GetListResult>(queryKey);
    return state?.status === 'success' ? inOrder(list, state.data?.data) : undefined;
  }, [queryClient, list, params]);
  return {
    rows,
    error: query.error,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
    readAgain,
  };
}

const inOrder = <Row>({ reverse }: List, rows: readonly Row[] | undefined): readonly Row[] | undefined =>
  reverse ? rows?.toReversed() : rows;
