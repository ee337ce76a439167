import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { readPath } from '../../config/readPath';
import { useLocalRows } from './localRows';
import type { Rows, RowsQuery } from './rows';

/** Rows that came with the parent record: nothing is read for them, they change when it is read again. */
export function useRecordRows({ list, state, parent }: RowsQuery): Rows {
  const from = list.rows.kind === 'record' ? list.rows.from : '';
  const rows = useMemo(() => {
    const found = readPath(parent, from);
    return Array.isArray(found) ? (found as RaRecord[]) : [];
  }, [parent, from]);
  return {
    ...useLocalRows({ list, state, rows }),
    error: null,
    isPrevious: false,
    isFetching: false,
    refetch: () => undefined,
  };
}
