import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Reads again what is on screen, because somebody pressed for it: however fresh it is, where `invalidateQueries` of the console
 * leaves out what was read since the last write a moment ago. The rest is read when it is shown next.
 */
export function forceRefetch(queryClient: QueryClient, filters: QueryFilters): void {
  void queryClient.invalidateQueries({ ...filters, refetchType: 'none' });
  void queryClient.refetchQueries({ ...filters, type: 'active' });
}
