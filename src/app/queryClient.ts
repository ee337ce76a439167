import {
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
} from '@tanstack/react-query';
import { getWriteCount } from '../lib/writeCount';

/** ms during which what was read is not read again: what a hover fetched is not fetched at the click. */
const STALE_TIME = 5_000;

/** ms in which several parts say of one change that what is on screen is old. */
const SAME_WRITE_WINDOW = 300;

/**
 * Several parts may say of one write that everything is old: its form, the operation that it belongs to, who follows it. What is
 * being read since the write ended knows of it already, and is not given up and read a second time.
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

  /** Waits for what is being read already. */
  async #isThere({ promise }: Query, throwOnError: boolean): Promise<void> {
    if (throwOnError) await promise;
    else await promise?.catch(() => undefined);
  }
}

/** Reads are not retried by themselves (a host in trouble is not helped by more calls); writes never are. */
export const createQueryClient = (): QueryClient =>
  new ConsoleQueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: STALE_TIME, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
