import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import { flushSync } from 'react-dom';
import { hasId } from '../queries/list/hasId';
import type { MasterDetailRouting } from './useMasterDetailRoute';
import type { MasterRecords } from './useMasterRecords';

/** The selection that follows a write. */
interface PendingSelection {
  /** Key of the history entry at which the write happened. */
  historyKey: string;
  /** Id of the written record; undefined if the response lacks it, and for a deleted record. */
  id: string | undefined;
  /** Ids before a record was created; the new record is not among them. */
  previousIds: ReadonlySet<string> | undefined;
  /** The records before the write, without a deleted one: fallback if the refetch fails. */
  records: readonly RaRecord[];
}

/**
 * Handles the end of a write in a panel: refetches the list, then selects the written record, else the first one, else the
 * panel's start. The new path replaces the history entry of the form.
 */
export function useSelectAfterSave(
  { data = [], refetchAfterWrite }: MasterRecords,
  { route, getPath }: MasterDetailRouting,
) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const currentKey = useRef<string>(undefined);
  useEffect(() => {
    currentKey.current = key;
    return () => {
      currentKey.current = undefined;
    };
  }, [key]);
  const [pending, setPending] = useState<PendingSelection>();
  const handled = useRef<PendingSelection>(undefined);
  useEffect(() => {
    if (!pending || handled.current === pending) return;
    handled.current = pending;
    void refetchAfterWrite().then((refetchedRecords) => {
      // Do not navigate if the user has left meanwhile; on Back the entry shows its old content.
      if (currentKey.current !== pending.historyKey) {
        setPending((current) => (current === pending ? undefined : current));
        return;
      }
      const record = findRecordToSelect(pending, refetchedRecords ?? pending.records);
      void navigate(getPath(record ? { kind: 'record', id: String(record.id) } : { kind: 'start' }), {
        replace: true,
      });
    });
  }, [pending, refetchAfterWrite, navigate, getPath]);
  const selectSaved = useCallback(
    (id: unknown, isNew: boolean) =>
      setPending({
        historyKey: key,
        id: id === undefined || id === null || id === '' ? undefined : String(id),
        previousIds: isNew ? new Set(data.map((row) => String(row.id))) : undefined,
        records: data,
      }),
    [key, data],
  );
  const openId = route.kind === 'record' ? route.id : undefined;
  // Remove a deleted record from the screen before any refetch.
  const selectAfterDelete = useCallback(() => {
    const remainingRecords = data.filter((row) => String(row.id) !== openId);
    flushSync(() =>
      setPending({ historyKey: key, id: undefined, previousIds: undefined, records: remainingRecords }),
    );
  }, [key, data, openId]);
  return { isSelecting: pending?.historyKey === key, settle: selectSaved, leaveGone: selectAfterDelete };
}

function findRecordToSelect(
  { id, previousIds }: PendingSelection,
  records: readonly RaRecord[],
): RaRecord | undefined {
  const recordsWithId = records.filter(hasId);
  return (
    recordsWithId.find((row) => String(row.id) === id) ??
    (previousIds && recordsWithId.find((row) => !previousIds.has(String(row.id)))) ??
    recordsWithId[0]
  );
}
