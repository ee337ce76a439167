import { useCallback, useRef, useState } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import type { PlacedRecord } from './placeRecords';

/** The open popup: the records of its place, and the one that is shown. */
interface Selection {
  keys: readonly string[];
  /** undefined: the popup lists the records. */
  shownKey: string | undefined;
}

interface SelectionControl {
  /** The selected records that still exist. */
  records: readonly PlacedRecord[];
  shown: PlacedRecord | undefined;
  /** Opens the popup of one record, or of all at one place. */
  select: (records: readonly PlacedRecord[]) => void;
  /** Shows one of the selected records; undefined lists them again. */
  show: (placed: PlacedRecord | undefined) => void;
  /** Closes the popup; the focus goes back to where the popup was opened from. */
  close: () => void;
}

/** State of the popup of a map. It follows the records by their keys when they are read again. */
export function useSelection(map: LeafletMap | undefined, placed: readonly PlacedRecord[]): SelectionControl {
  const [selection, setSelection] = useState<Selection>();
  const openerRef = useRef<Element | null>(null);
  const select = useCallback((records: readonly PlacedRecord[]) => {
    openerRef.current = document.activeElement;
    const keys = records.map(({ key }) => key);
    setSelection({ keys, shownKey: keys.length === 1 ? keys[0] : undefined });
  }, []);
  const close = useCallback(() => {
    setSelection(undefined);
    const opener = openerRef.current;
    const target = opener?.isConnected && opener !== document.body ? opener : map?.getContainer();
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [map]);
  const keys = new Set(selection?.keys);
  const records = selection ? placed.filter(({ key }) => keys.has(key)) : [];
  return {
    records,
    shown: records.find(({ key }) => key === selection?.shownKey),
    select,
    show: (shown) => setSelection((current) => current && { ...current, shownKey: shown?.key }),
    close,
  };
}
