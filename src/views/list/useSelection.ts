import { useCallback, useMemo, useState } from 'react';
import type { RaRecord } from 'ra-core';
import { hasId } from '../../records/hasId';

/** The chosen rows, kept while pages and searches change. */
export interface Selection {
  records: readonly RaRecord[];
  has: (id: string) => boolean;
  toggle: (record: RaRecord) => void;
  setMany: (records: readonly RaRecord[], selected: boolean) => void;
  clear: () => void;
}

export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, RaRecord>>(new Map());
  const setMany = useCallback((records: readonly RaRecord[], selected: boolean) => {
    setChosen((before) => {
      const next = new Map(before);
      for (const record of records.filter(hasId)) {
        if (selected) next.set(String(record.id), record);
        else next.delete(String(record.id));
      }
      return next;
    });
  }, []);
  const toggle = useCallback((record: RaRecord) => {
    setChosen((before) => {
      const next = new Map(before);
      const id = String(record.id);
      if (!next.delete(id)) next.set(id, record);
      return next;
    });
  }, []);
  const clear = useCallback(() => setChosen(new Map()), []);
  return useMemo(
    () => ({ records: [...chosen.values()], has: (id: string) => chosen.has(id), toggle, setMany, clear }),
    [chosen, toggle, setMany, clear],
  );
}
