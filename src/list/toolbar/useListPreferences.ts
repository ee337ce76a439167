import { useCallback, useMemo } from 'react';
import { useStore } from 'ra-core';
import type { ListColumn, List } from '../../config/types';
import { useCanAccess } from '../../session/access/useCanAccess';
import { getColumnKey } from './columnKey';
import { useUrlColumns } from './useUrlColumns';

export interface ListPreferences {
  /** The visible columns, as chosen. */
  columns: readonly ListColumn[];
  /** All columns that the user can access. */
  available: readonly ListColumn[];
  isVisible: (column: ListColumn) => boolean;
  toggle: (column: ListColumn) => void;
  dense: boolean;
  setDense: (dense: boolean) => void;
  reset: () => void;
  /** True if they differ from the declaration. */
  areChosen: boolean;
}

interface StoredPreferences {
  /** Columns whose visibility differs from the declaration. */
  changed: readonly string[];
  dense: boolean;
}

const DEFAULTS: StoredPreferences = { changed: [], dense: false };

/** Returns the storage key of a list's preferences: the same table in two places is two lists. */
export const getListKey = (list: List): string =>
  list.rows.kind === 'resource'
    ? list.resource
    : `${list.resource}:${list.rows.kind === 'path' ? list.rows.path : list.rows.recordPath}`;

/** Returns the columns and the density that the user chose for the list; the columns of the URL come first. */
export function useListPreferences(list: List): ListPreferences {
  const [stored, setStored] = useStore<unknown>(`preferences.${getListKey(list)}.list`, DEFAULTS);
  const { changed: toggledColumns, dense } = useMemo(() => parseStoredPreferences(stored), [stored]);
  const canAccess = useCanAccess();
  const available = useMemo(
    () =>
      list.columns
        .filter((column) => canAccess(column.access))
        .map((column) =>
          column.below && !canAccess(column.below.access) ? { ...column, below: null } : column,
        ),
    [list, canAccess],
  );
  const { keys: urlColumns, setKeys: setUrlColumns } = useUrlColumns(list, available);
  const isVisible = useCallback(
    (column: ListColumn) => {
      const key = getColumnKey(column);
      return urlColumns ? urlColumns.includes(key) : column.hidden === toggledColumns.includes(key);
    },
    [urlColumns, toggledColumns],
  );
  const columns = useMemo(() => {
    const visibleColumns = available.filter(isVisible);
    return visibleColumns.length > 0 ? visibleColumns : available.slice(0, 1);
  }, [available, isVisible]);
  const toggle = (column: ListColumn): void => {
    const key = getColumnKey(column);
    if (urlColumns) {
      const keys = toggleMember(urlColumns, key);
      if (keys.length > 0) setUrlColumns(keys);
    } else setStored({ dense, changed: toggleMember(toggledColumns, key) });
  };
  return {
    columns,
    available,
    isVisible,
    toggle,
    dense,
    setDense: (value) => setStored({ changed: toggledColumns, dense: value }),
    reset: () => {
      setStored(DEFAULTS);
      if (urlColumns) setUrlColumns(undefined);
    },
    areChosen: urlColumns !== undefined || toggledColumns.length > 0,
  };
}

const toggleMember = (members: readonly string[], member: string): string[] =>
  members.includes(member) ? members.filter((other) => other !== member) : [...members, member];

/** Validates the stored preferences: data of an older version or from elsewhere becomes the default. */
function parseStoredPreferences(value: unknown): StoredPreferences {
  if (typeof value !== 'object' || value === null) return DEFAULTS;
  const { changed: toggledColumns, dense } = value as Partial<Record<keyof StoredPreferences, unknown>>;
  return {
    changed: Array.isArray(toggledColumns)
      ? toggledColumns.filter((columnName) => typeof columnName === 'string')
      : [],
    dense: dense === true,
  };
}
