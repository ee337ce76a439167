import { useEffect, useSyncExternalStore } from 'react';
import type { Operation } from './operation';
import { operations } from './operations';

/** The operations of this tab, newest first. */
export const useOperations = (): readonly Operation[] =>
  useSyncExternalStore(operations.subscribe, operations.snapshot);

/** One of them; undefined for none. */
export const useOperation = (id: string | undefined): Operation | undefined =>
  useOperations().find((one) => one.id === id);

/** A screen shows the operation as long as it is there: how it ends need not be said elsewhere. */
export function useWatched(id: string | undefined): void {
  useEffect(() => (id === undefined ? undefined : operations.watch(id)), [id]);
}
