import { QueryClient } from '@tanstack/react-query';

/** ms during which what was read is not read again: what a hover fetched is not fetched at the click. */
const FRESH = 5_000;

/** Reads are not retried by themselves (a host in trouble is not helped by more calls); writes never are. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: FRESH, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
