import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { createMenuCountKey, type MenuCount } from './menuCounts';

/** Time in ms that the menu has the number of a page that has been left: a later one would mislead. */
const KEPT_MS = 5 * 60_000;

/** Shares a number of a page with the menu; nothing if it is undefined. */
export function useShareMenuCount(resource: string | undefined, menuCount: MenuCount | undefined): void {
  const queryClient = useQueryClient();
  const { count, label, isFailure } = menuCount ?? {};
  useEffect(() => {
    if (resource === undefined || count === undefined) return;
    const key = createMenuCountKey(resource);
    const shared = queryClient.setQueryData(key, { count, label, isFailure });
    const forget = (): void => {
      // Another visit has shared its own meanwhile.
      if (queryClient.getQueryData(key) === shared) queryClient.setQueryData(key, null);
    };
    return () => void setTimeout(forget, KEPT_MS);
  }, [queryClient, resource, count, label, isFailure]);
}
