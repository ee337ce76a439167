import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import { flushSync } from 'react-dom';
import { hasId } from '../../records/hasId';
import type { PanelPlaces } from './usePanelPlace';
import type { PanelRecords } from './usePanelRecords';

/** What a write leaves to be shown. */
interface Written {
  /** Key of the entry of the history at which it was written. */
  at: string;
  /** Of the record that was written; undefined where the answer does not say it, and for one that was deleted. */
  id: string | undefined;
  /** Ids before a record was created: the new one is not among them. */
  before: ReadonlySet<string> | undefined;
  /** The records that there were, but a deleted one: what is left to be shown where they cannot be read again. */
  rows: readonly RaRecord[];
}

/**
 * What follows a write in a panel: the list is read again, and then the written record is shown, else the first one, else
 * what the panel begins with. The address takes the place of the form's in the history.
 */
export function useSettle({ rows = [], readAgain }: PanelRecords, { place, pathOf }: PanelPlaces) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const here = useRef<string>(undefined);
  useEffect(() => {
    here.current = key;
    return () => {
      here.current = undefined;
    };
  }, [key]);
  const [written, setWritten] = useState<Written>();
  const begun = useRef<Written>(undefined);
  useEffect(() => {
    if (!written || begun.current === written) return;
    begun.current = written;
    void readAgain().then((now) => {
      // Whoever went elsewhere meanwhile stays there, and finds on the way back what was there.
      if (here.current !== written.at) {
        setWritten((held) => (held === written ? undefined : held));
        return;
      }
      const record = shownAfter(written, now ?? written.rows);
      void navigate(pathOf(record ? { kind: 'record', id: String(record.id) } : { kind: 'start' }), {
        replace: true,
      });
    });
  }, [written, readAgain, navigate, pathOf]);
  const settle = useCallback(
    (id: unknown, isNew: boolean) =>
      setWritten({
        at: key,
        id: id === undefined || id === null || id === '' ? undefined : String(id),
        before: isNew ? new Set(rows.map((row) => String(row.id))) : undefined,
        rows,
      }),
    [key, rows],
  );
  const gone = place.kind === 'record' ? place.id : undefined;
  // What is gone is taken off the screen before anything is read again.
  const leaveGone = useCallback(() => {
    const left = rows.filter((row) => String(row.id) !== gone);
    flushSync(() => setWritten({ at: key, id: undefined, before: undefined, rows: left }));
  }, [key, rows, gone]);
  return { isSettling: written?.at === key, settle, leaveGone };
}

function shownAfter({ id, before }: Written, rows: readonly RaRecord[]): RaRecord | undefined {
  const named = rows.filter(hasId);
  return (
    named.find((row) => String(row.id) === id) ??
    (before && named.find((row) => !before.has(String(row.id)))) ??
    named[0]
  );
}
