import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { idOf } from '../../../dataProvider';
import { useResources } from '../../console/hooks';
import { isPlainObject } from '../../lib/json';
import { readRows } from '../../config/readRows';
import { useLocalRows } from './localRows';
import type { Rows, RowsQuery } from './rows';

const NONE: readonly string[] = [];

/** Rows that came with the parent record: nothing is read for them, they change when it is read again. */
export function useRecordRows({ list, state, parent, fits }: RowsQuery): Rows {
  const from = list.rows.kind === 'record' ? list.rows.from : '';
  const ids = useResources().get(list.resource)?.api.id ?? NONE;
  const rows = useMemo((): RaRecord[] => {
    const found = readRows(parent, from);
    return Array.isArray(found)
      ? found.filter(isPlainObject).map((row) => ({ ...row, id: idOf(row, ids) }))
      : [];
  }, [parent, from, ids]);
  return {
    ...useLocalRows({ list, state, fits, rows }),
    around: parent,
    error: null,
    isPrevious: false,
    isFetching: false,
    refetch: () => undefined,
  };
}
