import {
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
} from '@tanstack/react-query';
import { endedWrites } from '../lib/lastWrite';

/** ms during which what was read is not read again: what a hover fetched is not fetched at the click. */
const FRESH = 5_000;

/** ms in which several parts say of one change that what is on screen is old. */
const TOGETHER = 300;

/**
 * Several parts may say of one write that everything is old: its form, the operation that it belongs to, who follows it. What is
 * being read since the write ended knows of it already, and is not given up and read a second time.
 */
class ConsoleQueryClient extends QueryClient {
  readonly #begun = new WeakMap<Query, { at: number; writes: number }>();

  constructor(...options: ConstructorParameters<typeof QueryClient>) {
    super(...options);
    this.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'fetch')
        this.#begun.set(event.query as Query, { at: performance.now(), writes: endedWrites() });
    });
  }

  override async invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const now = performance.now();
    const isNew = (query: Query): boolean => {
      const begun = this.#begun.get(query);
      if (begun?.writes !== endedWrites()) return false;
      return now - begun.at < TOGETHER && query.state.status !== 'error';
    };
    const under = this.getQueryCache()
      .findAll(filters)
      .filter((query) => isNew(query) && query.state.fetchStatus === 'fetching');
    const { predicate } = filters;
    await Promise.all([
      super.invalidateQueries(
        { ...filters, predicate: (query) => (predicate?.(query) ?? true) && !isNew(query) },
        options,
      ),
      ...under.map((query) => this.#isThere(query, options?.throwOnError ?? false)),
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
      queries: { retry: false, staleTime: FRESH, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
