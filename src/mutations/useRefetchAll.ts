import { useCallback } from 'react';
import { staleAfterWriteFilter } from '../queries/queryKeys';
import { notifyManager, useQueryClient } from '@tanstack/react-query';

/** Refetches the data on screen. Resolves when it has arrived, with true if all of it could be read. */
export function useRefetchAll(): () => Promise<boolean> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const isComplete = await queryClient
      .invalidateQueries(staleAfterWriteFilter, { throwOnError: true })
      .then(
        () => true,
        () => false,
      );
    // Components get the fetched data through the same queue, before this resolves.
    await new Promise<void>((resolve) => notifyManager.schedule(resolve));
    return isComplete;
  }, [queryClient]);
}
