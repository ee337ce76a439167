import { useCallback, useMemo } from 'react';
import { useStore } from 'ra-core';
import type { Column, List } from '../../config/types';
import { useMay } from '../../session/useMay';

export interface ListPreferences {
  /** The columns on screen, as chosen. */
  columns: readonly Column[];
  /** Every column there is for this user. */
  available: readonly Column[];
  isShown: (column: Column) => boolean;
  toggle: (column: Column) => void;
  dense: boolean;
  setDense: (dense: boolean) => void;
  reset: () => void;
}

interface Stored {
  /** Columns whose visibility differs from the declaration. */
  changed: readonly string[];
  dense: boolean;
}
const DEFAULTS: Stored = { changed: [], dense: false };

/** Where preferences of a list are kept: the same table in two places is two lists. */
export const listKey = (list: List): string =>
  list.rows.kind === 'resource'
    ? list.resource
    : `${list.resource}:${list.rows.kind === 'path' ? list.rows.path : list.rows.from}`;

/** Columns and density that this user chose for this list. */
export function useListPreferences(list: List): ListPreferences {
  const [stored, setStored] = useStore<unknown>(`preferences.${listKey(list)}.list`, DEFAULTS);
  const { changed, dense } = useMemo(() => readStored(stored), [stored]);
  const may = useMay();
  const available = useMemo(() => list.columns.filter((column) => may(column.access)), [list, may]);
  const isShown = useCallback(
    (column: Column) => column.hidden === changed.includes(columnKey(column)),
    [changed],
  );
  const columns = useMemo(() => {
    const shown = available.filter(isShown);
    return shown.length > 0 ? shown : available.slice(0, 1);
  }, [available, isShown]);
  const toggle = (column: Column): void => {
    const key = columnKey(column);
    setStored({
      dense,
      changed: changed.includes(key) ? changed.filter((name) => name !== key) : [...changed, key],
    });
  };
  return {
    columns,
    available,
    isShown,
    toggle,
    dense,
    setDense: (value) => setStored({ changed, dense: value }),
    reset: () => setStored(DEFAULTS),
  };
}

const columnKey = (column: Column): string =>
  column.newTab ? `${column.field.name}:link` : column.field.name;

/** What an older version or another hand left in the store becomes the default. */
function readStored(value: unknown): Stored {
  if (typeof value !== 'object' || value === null) return DEFAULTS;
  const { changed, dense } = value as Partial<Record<keyof Stored, unknown>>;
  return {
    changed: Array.isArray(changed) ? changed.filter((name) => typeof name === 'string') : [],
    dense: dense === true,
  };
}
