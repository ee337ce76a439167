import { useIsFetching, useQueryClient, type Query } from '@tanstack/react-query';

/** Asks again for what failed of a resource and is shown, and for nothing else: a search that is not made yet stays so. */
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
