import { useIsFetching, useQueryClient, type Query } from '@tanstack/react-query';

/** Refetches the failed queries of a resource that are shown, and no others: a search that has not started is left alone. */
export function useRetryFailed(resource: string): { busy: boolean; retry: () => void } {
  const queryClient = useQueryClient();
  const failedQueries = {
    queryKey: [resource],
    type: 'active' as const,
    predicate: ({ state }: Query) => state.status === 'error',
  };
  return {
    busy: useIsFetching(failedQueries) > 0,
    retry: () => void queryClient.refetchQueries(failedQueries),
  };
}
