import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RaRecord } from 'ra-core';
import { hasId } from '../../queries/list/hasId';

/** The chosen rows, kept while pages and searches change. */
export interface RowSelection {
  /** Each as it was last on screen. */
  records: readonly RaRecord[];
  has: (id: string) => boolean;
  toggle: (record: RaRecord) => void;
  setSelected: (records: readonly RaRecord[], selected: boolean) => void;
  clear: () => void;
  /** A chosen record as it is at the time of the call; any other as it was given. */
  getLatest: (record: RaRecord) => RaRecord;
}

type SelectedRecords = ReadonlyMap<string, RaRecord>;

/** @param rows What is on screen: what is chosen of it changes with it. */
export function useRowSelection(rows: readonly RaRecord[] | undefined): RowSelection {
  const [storedRecords, setStoredRecords] = useState<SelectedRecords>(new Map());
  const selectedRecords = useMemo(() => refreshSelected(storedRecords, rows), [storedRecords, rows]);
  // Kept, for when the rows are not on screen any more.
  if (selectedRecords !== storedRecords) setStoredRecords(selectedRecords);
  const latestRecords = useRef(selectedRecords);
  useEffect(() => {
    latestRecords.current = selectedRecords;
  }, [selectedRecords]);
  const getLatest = useCallback(
    (record: RaRecord) => latestRecords.current.get(String(record.id)) ?? record,
    [],
  );
  const setSelected = useCallback((records: readonly RaRecord[], selected: boolean) => {
    setStoredRecords((previous) => {
      const next = new Map(previous);
      for (const record of records.filter(hasId)) {
        if (selected) next.set(String(record.id), record);
        else next.delete(String(record.id));
      }
      return next;
    });
  }, []);
  const toggle = useCallback((record: RaRecord) => {
    setStoredRecords((previous) => {
      const next = new Map(previous);
      const id = String(record.id);
      if (!next.delete(id)) next.set(id, record);
      return next;
    });
  }, []);
  const clear = useCallback(() => setStoredRecords(new Map()), []);
  return useMemo(
    () => ({
      records: [...selectedRecords.values()],
      has: (id: string) => selectedRecords.has(id),
      toggle,
      setSelected,
      clear,
      getLatest,
    }),
    [selectedRecords, toggle, setSelected, clear, getLatest],
  );
}

/** What is chosen with the records of `rows` in the place of older ones; the same map where none is newer. */
function refreshSelected(selectedRecords: SelectedRecords, rows: readonly RaRecord[] = []): SelectedRecords {
  if (selectedRecords.size === 0) return selectedRecords;
  // Of a row that is there twice always the same one.
  const currentRows = new Map(rows.filter(hasId).map((row) => [String(row.id), row]));
  const next = Array.from(selectedRecords, ([id, row]) => [id, currentRows.get(id) ?? row] as const);
  return next.some(([id, row]) => row !== selectedRecords.get(id)) ? new Map(next) : selectedRecords;
}
