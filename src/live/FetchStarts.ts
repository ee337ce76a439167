import type { QueryClient } from '@tanstack/react-query';

/** Remembers when queries began to read last: a read that began after a change has it already. */
export class FetchStarts {
  readonly #startedAt = new WeakMap<object, number>();
  readonly stop: () => void;

  constructor(queryClient: QueryClient) {
    this.stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'fetch')
        this.#startedAt.set(event.query, performance.now());
    });
  }

  /** True if a query has begun to read after a time, in ms of `performance.now()`. */
  isAfter(query: object, time: number): boolean {
    return (this.#startedAt.get(query) ?? 0) > time;
  }
}
