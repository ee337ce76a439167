import { useCallback } from 'react';
import { staleAfterWriteFilter } from '../queries/queryKeys';
import { notifyManager, useQueryClient } from '@tanstack/react-query';

/** Reads again what is on screen; resolves once it is there, with whether all of it could be read. */
export function useRefetchAll(): () => Promise<boolean> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const isComplete = await queryClient
      .invalidateQueries(staleAfterWriteFilter, { throwOnError: true })
      .then(
        () => true,
        () => false,
      );
    // What was read reaches the components in the same queue, before this.
    await new Promise<void>((resolve) => notifyManager.schedule(resolve));
    return isComplete;
  }, [queryClient]);
}
