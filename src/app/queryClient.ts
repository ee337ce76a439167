import {
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
} from '@tanstack/react-query';
import { getWriteCount } from '../lib/writeCount';

/** ms during which data is fresh: a click does not refetch what a hover prefetched. */
const STALE_TIME = 5_000;

/** ms within which invalidations after one write count as the same. */
const SAME_WRITE_WINDOW = 300;

/**
 * Several components may invalidate everything after one write: the form, its job, a job watcher. A fetch that started after
 * the write already has the new data, so it is not cancelled and repeated.
 */
class ConsoleQueryClient extends QueryClient {
  readonly #begun = new WeakMap<Query, { startedAt: number; writeCount: number }>();

  constructor(...options: ConstructorParameters<typeof QueryClient>) {
    super(...options);
    this.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'fetch')
        this.#begun.set(event.query as Query, { startedAt: performance.now(), writeCount: getWriteCount() });
    });
  }

  override async invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const now = performance.now();
    const isFreshFetch = (query: Query): boolean => {
      const fetchStart = this.#begun.get(query);
      if (fetchStart?.writeCount !== getWriteCount()) return false;
      return now - fetchStart.startedAt < SAME_WRITE_WINDOW && query.state.status !== 'error';
    };
    const pendingQueries = this.getQueryCache()
      .findAll(filters)
      .filter((query) => isFreshFetch(query) && query.state.fetchStatus === 'fetching');
    const { predicate } = filters;
    await Promise.all([
      super.invalidateQueries(
        { ...filters, predicate: (query) => (predicate?.(query) ?? true) && !isFreshFetch(query) },
        options,
      ),
      ...pendingQueries.map((query) => this.#isThere(query, options?.throwOnError ?? false)),
    ]);
  }

  /** Waits for a pending fetch. */
  async #isThere({ promise }: Query, throwOnError: boolean): Promise<void> {
    if (throwOnError) await promise;
    else await promise?.catch(() => undefined);
  }
}

/** Queries do not retry automatically (more calls do not help a host in trouble); mutations never do. */
export const createQueryClient = (): QueryClient =>
  new ConsoleQueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: STALE_TIME, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
