import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RaRecord } from 'ra-core';
import { hasId } from '../../queries/list/hasId';

/** The selected rows; the selection survives page and search changes. */
export interface RowSelection {
  /** Each record as it was last shown. */
  records: readonly RaRecord[];
  has: (id: string) => boolean;
  toggle: (record: RaRecord) => void;
  setSelected: (records: readonly RaRecord[], selected: boolean) => void;
  clear: () => void;
  /** Returns the current version of a selected record; any other record as it is. */
  getLatest: (record: RaRecord) => RaRecord;
}

type SelectedRecords = ReadonlyMap<string, RaRecord>;

/**
 * Returns the selection.
 *
 * @param rows Rows on screen. Selected records are updated from them.
 */
export function useRowSelection(rows: readonly RaRecord[] | undefined): RowSelection {
  const [storedRecords, setStoredRecords] = useState<SelectedRecords>(new Map());
  const selectedRecords = useMemo(() => refreshSelected(storedRecords, rows), [storedRecords, rows]);
  // Store them, for when the rows are no longer on screen.
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

/** Returns the selection with records updated from `rows`; the same map if none is newer. */
function refreshSelected(selectedRecords: SelectedRecords, rows: readonly RaRecord[] = []): SelectedRecords {
  if (selectedRecords.size === 0) return selectedRecords;
  // For a duplicate row, always use the same one.
  const currentRows = new Map(rows.filter(hasId).map((row) => [String(row.id), row]));
  const next = Array.from(selectedRecords, ([id, row]) => [id, currentRows.get(id) ?? row] as const);
  return next.some(([id, row]) => row !== selectedRecords.get(id)) ? new Map(next) : selectedRecords;
}
