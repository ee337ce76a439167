import type { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { hasId } from '../../queries/list/hasId';

/** Which rows of a list are open. */
export interface ExpandedRows {
  subscribe: (listener: () => void) => () => void;
  /** Their keys; another set after each change. */
  getSnapshot: () => ReadonlySet<unknown>;
  setExpanded: (keys: readonly unknown[], isExpanded: boolean) => void;
}

/** What a row is known by: its id, so that it stays open when it is read again; the row itself where it has none. */
export const getRowKey = (record: RaRecord): unknown => (hasId(record) ? String(record.id) : record);

/** Entries of the history whose open rows are kept. */
const MAX_LOCATIONS = 50;

/** By the reads of one session: who signs in next begins with nothing. */
const storesByClient = new WeakMap<QueryClient, Map<string, ExpandedRows>>();

/**
 * The open rows of a list at an entry of the browser's history: they are open again on the way back to it, and closed on
 * another page, search or filter, which are entries of their own. `before`: those of the entry in whose place this one is.
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
