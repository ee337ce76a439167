import type { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { hasId } from '../../queries/list/hasId';

interface ExpandedRowsState {
  keys: ReadonlySet<unknown>;
}

/** The expanded rows of a list. */
export type ExpandedRows = StoreApi<ExpandedRowsState>;

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
  const expandedRows =
    storesByLocation.get(locationKey) ??
    previous ??
    createStore<ExpandedRowsState>(() => ({ keys: new Set() }));
  storesByLocation.delete(locationKey);
  storesByLocation.set(locationKey, expandedRows);
  const [oldest] = storesByLocation.keys();
  if (storesByLocation.size > MAX_LOCATIONS && oldest !== undefined) storesByLocation.delete(oldest);
  return expandedRows;
}

/** Expands or collapses rows, by their keys. */
export function setExpanded(expandedRows: ExpandedRows, keys: readonly unknown[], isExpanded: boolean): void {
  const next = new Set(expandedRows.getState().keys);
  for (const key of keys) {
    if (isExpanded) next.add(key);
    else next.delete(key);
  }
  expandedRows.setState({ keys: next });
}
