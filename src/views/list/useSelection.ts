import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RaRecord } from 'ra-core';
import { hasId } from '../../records/hasId';

/** The chosen rows, kept while pages and searches change. */
export interface Selection {
  /** Each as it was last on screen. */
  records: readonly RaRecord[];
  has: (id: string) => boolean;
  toggle: (record: RaRecord) => void;
  setMany: (records: readonly RaRecord[], selected: boolean) => void;
  clear: () => void;
  /** A chosen record as it is at the time of the call; any other as it was given. */
  latest: (record: RaRecord) => RaRecord;
}

type Chosen = ReadonlyMap<string, RaRecord>;

/** @param rows What is on screen: what is chosen of it changes with it. */
export function useSelection(rows: readonly RaRecord[] | undefined): Selection {
  const [ticked, setTicked] = useState<Chosen>(new Map());
  const chosen = useMemo(() => renewed(ticked, rows), [ticked, rows]);
  // Kept, for when the rows are not on screen any more.
  if (chosen !== ticked) setTicked(chosen);
  const now = useRef(chosen);
  useEffect(() => {
    now.current = chosen;
  }, [chosen]);
  const latest = useCallback((record: RaRecord) => now.current.get(String(record.id)) ?? record, []);
  const setMany = useCallback((records: readonly RaRecord[], selected: boolean) => {
    setTicked((before) => {
      const next = new Map(before);
      for (const record of records.filter(hasId)) {
        if (selected) next.set(String(record.id), record);
        else next.delete(String(record.id));
      }
      return next;
    });
  }, []);
  const toggle = useCallback((record: RaRecord) => {
    setTicked((before) => {
      const next = new Map(before);
      const id = String(record.id);
      if (!next.delete(id)) next.set(id, record);
      return next;
    });
  }, []);
  const clear = useCallback(() => setTicked(new Map()), []);
  return useMemo(
    () => ({
      records: [...chosen.values()],
      has: (id: string) => chosen.has(id),
      toggle,
      setMany,
      clear,
      latest,
    }),
    [chosen, toggle, setMany, clear, latest],
  );
}

/** What is chosen with the records of `rows` in the place of older ones; the same map where none is newer. */
function renewed(chosen: Chosen, rows: readonly RaRecord[] = []): Chosen {
  if (chosen.size === 0) return chosen;
  // Of a row that is there twice always the same one.
  const shown = new Map(rows.filter(hasId).map((row) => [String(row.id), row]));
  const next = Array.from(chosen, ([id, row]) => [id, shown.get(id) ?? row] as const);
  return next.some(([id, row]) => row !== chosen.get(id)) ? new Map(next) : chosen;
}
