import type { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { hasId } from '../../records/hasId';

/** Which rows of a list are open. */
export interface OpenRows {
  subscribe: (listener: () => void) => () => void;
  /** Their keys; another set after each change. */
  now: () => ReadonlySet<unknown>;
  set: (keys: readonly unknown[], isOpen: boolean) => void;
}

/** What a row is known by: its id, so that it stays open when it is read again; the row itself where it has none. */
export const rowKey = (record: RaRecord): unknown => (hasId(record) ? String(record.id) : record);

/** Entries of the history whose open rows are kept. */
const KEPT = 50;

/** By the reads of one session: who signs in next begins with nothing. */
const sessions = new WeakMap<QueryClient, Map<string, OpenRows>>();

/**
 * The open rows of a list at an entry of the browser's history: they are open again on the way back to it, and closed on
 * another page, search or filter, which are entries of their own. `before`: those of the entry in whose place this one is.
 */
export function openRowsAt(queryClient: QueryClient, place: string, before?: OpenRows): OpenRows {
  const places = sessions.get(queryClient) ?? new Map<string, OpenRows>();
  sessions.set(queryClient, places);
  const open = places.get(place) ?? before ?? createOpenRows();
  places.delete(place);
  places.set(place, open);
  const [oldest] = places.keys();
  if (places.size > KEPT && oldest !== undefined) places.delete(oldest);
  return open;
}

function createOpenRows(): OpenRows {
  let open: ReadonlySet<unknown> = new Set();
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    now: () => open,
    set: (keys, isOpen) => {
      const next = new Set(open);
      for (const key of keys) {
        if (isOpen) next.add(key);
        else next.delete(key);
      }
      open = next;
      for (const listener of listeners) listener();
    },
  };
}
