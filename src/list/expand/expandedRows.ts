import type { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { hasId } from '../../queries/list/hasId';

/** The expanded rows of a list. */
export interface ExpandedRows {
  subscribe: (listener: () => void) => () => void;
  /** Returns the keys of the expanded rows; a new set after each change. */
  getSnapshot: () => ReadonlySet<unknown>;
  setExpanded: (keys: readonly unknown[], isExpanded: boolean) => void;
}

/** Returns the key of a row: its id, so that it stays expanded after a refetch; the row itself if it has none. */
export const getRowKey = (record: RaRecord): unknown => (hasId(record) ? String(record.id) : record);

/** Maximum number of history entries whose expanded rows are stored. */
const MAX_LOCATIONS = 50;

/** One store per session's query client: the next user starts with nothing expanded. */
const storesByClient = new WeakMap<QueryClient, Map<string, ExpandedRows>>();

/**
 * Returns the expanded rows of a list at a history entry. They are restored on Back; another page, search or filter is an
 * entry of its own and starts collapsed. `before`: the expanded rows of the entry that this one replaced.
 */
export function getExpandedRows(
  queryClient: QueryClient,
  locationKey: string,
  previous?: ExpandedRows,
): ExpandedRows {
  const storesByLocation = storesByClient.get(queryClient) ?? new Map<string, ExpandedRows>();
  storesByClient.set(queryClient, storesByLocation);
  const expandedRows = storesByLocation.get(locationKey) ?? previous ?? createExpandedRows();
  storesByLocation.delete(locationKey);
  storesByLocation.set(locationKey, expandedRows);
  const [oldest] = storesByLocation.keys();
  if (storesByLocation.size > MAX_LOCATIONS && oldest !== undefined) storesByLocation.delete(oldest);
  return expandedRows;
}

function createExpandedRows(): ExpandedRows {
  let expandedKeys: ReadonlySet<unknown> = new Set();
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => expandedKeys,
    setExpanded: (keys, isExpanded) => {
      const next = new Set(expandedKeys);
      for (const key of keys) {
        if (isExpanded) next.add(key);
        else next.delete(key);
      }
      expandedKeys = next;
      for (const listener of listeners) listener();
    },
  };
}
