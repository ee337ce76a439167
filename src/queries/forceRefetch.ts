import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Refetches what is on screen after a user's click, even if it is fresh; `invalidateQueries` of the console skips queries
 * that were read just now, since the last write. Inactive queries are refetched when they are next shown.
 */
export function forceRefetch(queryClient: QueryClient, filters: QueryFilters): void {
  void queryClient.invalidateQueries({ ...filters, refetchType: 'none' });
  void queryClient.refetchQueries({ ...filters, type: 'active' });
}
