import { useCallback, useSyncExternalStore } from 'react';
import { useIsFetching, useQueryClient, type Query } from '@tanstack/react-query';
import { forceRefetch } from '../../queries/forceRefetch';

/** True for a query that the page shows: not the profile, and not a count of the menu, which reads at intervals. */
const isPageQuery = (query: Query): boolean =>
  query.queryKey[0] !== 'auth' &&
  query.isActive() &&
  query.observers.some(({ options }) => !options.refetchInterval);

const pageQueries = { predicate: isPageQuery };

export interface ReadTime {
  /** Time of the oldest data on the page, in Unix seconds; undefined until one call has returned data. */
  readAt: number | undefined;
  isReading: boolean;
  /** Reads all of it again. */
  refetch: () => void;
}

/** Returns the time of the data on the page, and a function that sends its calls again. */
export function useReadTime(): ReadTime {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (notify: () => void) => queryClient.getQueryCache().subscribe(notify),
    [queryClient],
  );
  const readAt = useSyncExternalStore(subscribe, () => {
    const times = queryClient
      .getQueryCache()
      .findAll(pageQueries)
      .flatMap(({ state }) => state.dataUpdatedAt || []);
    return times.length === 0 ? undefined : Math.min(...times) / 1000;
  });
  return {
    readAt,
    isReading: useIsFetching(pageQueries) > 0,
    refetch: () => forceRefetch(queryClient, pageQueries),
  };
}
