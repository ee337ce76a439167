import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';

/** Number of records that a page has read, for the menu entry of their resource. */
export interface MenuCount {
  count: number;
  /** Translated name of the number: «Tickets abiertos». */
  label: string;
  /** True if each of them is a failure. */
  isFailure: boolean;
}

const createKey = (resource: string) => ['menuCount', resource] as const;

/** Shares a number with the menu; nothing if it is undefined. It is in the query cache, which forgets it after some minutes. */
export function useShareMenuCount(resource: string | undefined, menuCount: MenuCount | undefined): void {
  const queryClient = useQueryClient();
  const { count, label, isFailure } = menuCount ?? {};
  useEffect(() => {
    if (resource === undefined || count === undefined) return;
    queryClient.setQueryData(createKey(resource), { count, label, isFailure });
  }, [queryClient, resource, count, label, isFailure]);
}

/** Returns the number that a page has read in this session; undefined if none has, or a write has made it stale. Sends no call. */
export function useMenuCount(resource = ''): MenuCount | undefined {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  return useSyncExternalStore(subscribe, () => {
    const state = cache.get<MenuCount>(JSON.stringify(createKey(resource)))?.state;
    return state?.isInvalidated ? undefined : state?.data;
  });
}
