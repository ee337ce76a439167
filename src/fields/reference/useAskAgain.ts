import { useIsFetching, useQueryClient, type Query } from '@tanstack/react-query';

/** Asks again for what failed of a resource and is shown, and for nothing else: a search that is not made yet stays so. */
export function useAskAgain(resource: string): { busy: boolean; askAgain: () => void } {
  const queryClient = useQueryClient();
  const failed = {
    queryKey: [resource],
    type: 'active' as const,
    predicate: ({ state }: Query) => state.status === 'error',
  };
  return { busy: useIsFetching(failed) > 0, askAgain: () => void queryClient.refetchQueries(failed) };
}
