import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import { flushSync } from 'react-dom';
import { hasId } from '../queries/list/hasId';
import type { MasterDetailRouting } from './useMasterDetailRoute';
import type { MasterRecords } from './useMasterRecords';

/** What a write leaves to be shown. */
interface PendingSelection {
  /** Key of the entry of the history at which it was written. */
  historyKey: string;
  /** Of the record that was written; undefined where the answer does not say it, and for one that was deleted. */
  id: string | undefined;
  /** Ids before a record was created: the new one is not among them. */
  previousIds: ReadonlySet<string> | undefined;
  /** The records that there were, but a deleted one: what is left to be shown where they cannot be read again. */
  records: readonly RaRecord[];
}

/**
 * What follows a write in a panel: the list is read again, and then the written record is shown, else the first one, else
 * what the panel begins with. The address takes the place of the form's in the history.
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
      // Whoever went elsewhere meanwhile stays there, and finds on the way back what was there.
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
  // What is gone is taken off the screen before anything is read again.
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
