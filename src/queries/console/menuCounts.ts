import { useQuery } from '@tanstack/react-query';

/** Number of records that a page has read, for the menu entry of their resource. */
export interface MenuCount {
  /** Formatted; '' for none. */
  count: string;
  /** Translated name of the number: «Tickets abiertos». */
  label: string;
  /** True if each of them is a failure. */
  isFailure: boolean;
}

export const createMenuCountKey = (resource: string | undefined) => ['menuCount', resource];

/** Returns the number that a page has shared in this session. Sends no call; a write makes it stale, and a refetch finds none. */
export const useMenuCount = (resource: string | undefined) =>
  useQuery<MenuCount | null>({
    queryKey: createMenuCountKey(resource),
    queryFn: () => null,
    // A first read could end after the page has shared its number, and take it away.
    initialData: null,
    staleTime: Infinity,
  }).data;
