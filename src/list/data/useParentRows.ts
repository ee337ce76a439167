import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { getRecordId } from '../../../dataProvider';
import { useResources } from '../../queries/console/consoleHooks';
import { isPlainObject } from '../../lib/json';
import { readRows } from '../../config/values/readRows';
import { useLocalRows } from './useLocalRows';
import type { ListData, ListDataQuery } from './listData';

const NO_IDS: readonly string[] = [];

/** Returns rows that are part of the parent record: no request of their own; they update when the record is refetched. */
export function useParentRows({ list, params, parent, matchesFilter }: ListDataQuery): ListData {
  const path = list.rows.kind === 'record' ? list.rows.recordPath : '';
  const ids = useResources().get(list.resource)?.api.id ?? NO_IDS;
  const rows = useMemo((): RaRecord[] => {
    const nestedRows = readRows(parent, path);
    return Array.isArray(nestedRows)
      ? nestedRows.filter(isPlainObject).map((row) => ({ ...row, id: getRecordId(row, ids) }))
      : [];
  }, [parent, path, ids]);
  return {
    ...useLocalRows({ list, params, matchesFilter, rows }),
    meta: parent,
    error: null,
    isPlaceholderData: false,
    isFetching: false,
    refetch: () => undefined,
  };
}
