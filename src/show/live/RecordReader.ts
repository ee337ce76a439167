import type { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { ApiError } from '../../../dataProvider';
import type { Change, Changes } from '../../live/changes';
import { FetchStarts } from '../../live/FetchStarts';
import { PacedReads } from '../../live/PacedReads';
import { readQuery } from '../../live/readQuery';
import { createDetailKey } from '../../queries/queryKeys';

/** A change of the record on screen. */
export interface RecordMark {
  /** `gone`: the host no longer has the record for this user. */
  kind: 'update' | 'delete' | 'gone';
  /** ms of `performance.now()`. */
  at: number;
  /** Name of the user; undefined if not known. */
  by: string | undefined;
}

interface RecordReaderOptions {
  queryClient: QueryClient;
  resource: string;
  id: string;
  /** Returns true while the page must stay as it is: the read waits. */
  isHeld: () => boolean;
  /** Called after each read; undefined if the record is as before. */
  onRead: (mark: RecordMark | undefined) => void;
}

/**
 * Reads the record of a page again after changes, at most every few seconds, and puts it on screen. A record that the host no
 * longer has stays on screen.
 */
export class RecordReader {
  #announced: Change | undefined;
  #changedAt = 0;
  readonly #fetchStarts: FetchStarts;
  readonly #controller = new AbortController();
  readonly #reads = new PacedReads(() => void this.#read());

  constructor(private readonly options: RecordReaderOptions) {
    this.#fetchStarts = new FetchStarts(options.queryClient);
  }

  /** Takes changes of the records; undefined if anything may have changed. */
  take(changes: Changes): void {
    const own = changes?.findLast(({ id }) => id === this.options.id);
    if (changes && !own) return;
    this.#announced = own;
    this.#changedAt = performance.now();
    this.#reads.request();
  }

  stop(): void {
    this.#reads.cancel();
    this.#fetchStarts.stop();
    this.#controller.abort();
  }

  async #read(): Promise<void> {
    const { queryClient, resource, id, isHeld, onRead } = this.options;
    const query = queryClient
      .getQueryCache()
      .find<RaRecord>({ queryKey: createDetailKey(resource, id), exact: true });
    if (!query) return;
    if (isHeld() || query.state.fetchStatus === 'fetching') return this.#reads.request();
    const shown = query.state.data;
    if (!shown || this.#fetchStarts.isAfter(query, this.#changedAt)) return;
    const announced = this.#announced;
    const toMark = (kind: RecordMark['kind']): RecordMark => ({
      kind,
      at: performance.now(),
      by: announced?.by,
    });
    try {
      const fresh = await readQuery(query, this.#controller.signal);
      if (this.#controller.signal.aborted || query.state.data !== shown) return;
      // A form that was opened meanwhile, or a read of the page itself.
      if (isHeld() || queryClient.isFetching({ queryKey: query.queryKey, exact: true }) > 0)
        return this.#reads.request();
      // Equal data stay the same object.
      if (fresh) queryClient.setQueryData(query.queryKey, fresh);
      onRead(query.state.data === shown ? undefined : toMark('update'));
    } catch (error) {
      // After another error the next change reads again.
      if (this.#controller.signal.aborted || !(error instanceof ApiError) || error.code !== 404) return;
      onRead(toMark(announced?.kind === 'delete' ? 'delete' : 'gone'));
    }
  }
}
