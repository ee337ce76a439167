import type { Query, QueryClient } from '@tanstack/react-query';
import type { GetListResult, RaRecord } from 'ra-core';
import type { Changes } from '../../live/changes';
import { followedQueries } from '../../live/followedQueries';
import { PacedReads } from '../../live/PacedReads';
import { createListsKey } from '../../queries/queryKeys';
import { fixColumnWidths } from './columnWidths';
import type { Announced, LiveRead } from './liveState';
import { mergeRows } from './mergeRows';

type ListQuery = Query<GetListResult<RaRecord>>;

interface LiveReaderOptions {
  queryClient: QueryClient;
  /** Resource of the rows. */
  resource: string;
  /** Returns an element in the list. */
  getAnchor: () => HTMLElement | null;
  /** Returns the rows on screen. */
  getRows: () => readonly RaRecord[] | undefined;
  onRead: (read: LiveRead) => void;
  /** Called instead for rows that are not one response of the host: the number of announced changes. */
  onUnmerged: (count: number) => void;
}

/** Changes that are remembered until the next read. */
const MAX_ANNOUNCED = 2000;

/** Finds the query whose response has these rows. */
export const findListQuery = (
  queryClient: QueryClient,
  resource: string,
  rows: readonly RaRecord[] | undefined,
) =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: createListsKey(resource), type: 'active' })
    .find(
      ({ state }) => rows !== undefined && (state.data as Partial<GetListResult> | undefined)?.data === rows,
    ) as ListQuery | undefined;

/**
 * Reads the page of a list again after changes, at most every few seconds, and puts the new contents into the rows on screen.
 * A list that is not displayed reads when it is displayed again.
 */
export class LiveReader {
  #announced = new Map<string, { isDeleted: boolean; by: string | undefined }>();
  #changedAt = 0;
  /** When each query began to read last: a read that began after a change has it already. */
  readonly #fetchStarts = new WeakMap<object, number>();
  readonly #reads = new PacedReads(() => void this.#read());
  readonly #unsubscribe: () => void;

  constructor(private readonly options: LiveReaderOptions) {
    this.#unsubscribe = options.queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'fetch')
        this.#fetchStarts.set(event.query, performance.now());
    });
  }

  /** Takes changes of the records; undefined if anything may have changed. */
  take(changes: Changes): void {
    const { queryClient, resource, getRows } = this.options;
    const query = findListQuery(queryClient, resource, getRows());
    if (query) followedQueries.add(query);
    this.#changedAt = performance.now();
    for (const { id, kind, by } of changes ?? [])
      if (this.#announced.size < MAX_ANNOUNCED) this.#announced.set(id, { isDeleted: kind === 'delete', by });
    this.#reads.request();
  }

  stop(): void {
    this.#reads.cancel();
    this.#unsubscribe();
  }

  #takeAnnounced(): Announced {
    const announced = this.#announced;
    this.#announced = new Map();
    return announced;
  }

  async #read(): Promise<void> {
    const { queryClient, resource, getAnchor, getRows, onRead, onUnmerged } = this.options;
    // A list behind a record.
    if (!isDisplayed(getAnchor())) return this.#reads.request();
    const query = findListQuery(queryClient, resource, getRows());
    if (!query) return this.#announced.size > 0 ? onUnmerged(this.#announced.size) : undefined;
    if (query.state.fetchStatus === 'fetching') return this.#reads.request();
    const shown = query.state.data;
    if (!shown || (this.#fetchStarts.get(query) ?? 0) > this.#changedAt) return void this.#takeAnnounced();
    const announced = this.#takeAnnounced();
    const fresh = await readPage(query);
    // Meanwhile the list may have read by itself.
    if (!fresh || query.state.data !== shown) return;
    const merged = mergeRows(shown.data, fresh.data);
    if (merged.changedIds.length > 0) {
      const list = getAnchor()?.closest('.list');
      if (list) fixColumnWidths(list);
      queryClient.setQueryData(
        query.queryKey,
        { ...shown, data: [...merged.rows] },
        { updatedAt: query.state.dataUpdatedAt },
      );
    }
    const versions = [shown.data, (query.state.data as GetListResult<RaRecord>).data];
    onRead({ versions, merged, announced, fresh, at: performance.now() });
  }
}

const isDisplayed = (element: HTMLElement | null): boolean =>
  element !== null && (typeof element.checkVisibility !== 'function' || element.checkVisibility());

/** Reads a page without putting it on screen; undefined if it fails: the next change reads again. */
async function readPage({ options, queryKey }: ListQuery): Promise<GetListResult<RaRecord> | undefined> {
  if (typeof options.queryFn !== 'function') return undefined;
  const context = { queryKey, meta: options.meta, signal: new AbortController().signal };
  try {
    return await options.queryFn(context as Parameters<typeof options.queryFn>[0]);
  } catch {
    return undefined;
  }
}
