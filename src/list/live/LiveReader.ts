import type { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import type { Changes } from '../../live/changes';
import { FetchStarts } from '../../live/FetchStarts';
import { followedQueries } from '../../live/followedQueries';
import { PACE_MS, PacedReads } from '../../live/PacedReads';
import { readQuery } from '../../live/readQuery';
import { fixColumnWidths } from './columnWidths';
import type { Announced, LiveRead } from './liveState';
import { mergeRows, type GetPlace } from './mergeRows';
import { findRowsQuery, getRows, withRows } from './rowsQuery';

interface LiveReaderOptions {
  queryClient: QueryClient;
  /** Resource of the rows. */
  resource: string;
  /** Returns an element in the list. */
  getAnchor: () => HTMLElement | null;
  /** Returns the rows on screen. */
  getShownRows: () => readonly RaRecord[] | undefined;
  /** Rows of a page of the host. */
  pageSize: number;
  getPlace: GetPlace | undefined;
  onRead: (read: LiveRead) => void;
  /** Called instead for rows that are not one response of the host: the number of announced changes. */
  onUnmerged: (count: number) => void;
}

/** ms from one read to the next for each page that it reads. */
const PAGE_PACE_MS = 1000;
/** Changes that are remembered until the next read. */
const MAX_ANNOUNCED = 2000;

/**
 * Reads the page of a list again after changes, at most every few seconds, and puts the new contents into the rows on screen.
 * A list that is not displayed reads when it is displayed again.
 */
export class LiveReader {
  #announced = new Map<string, { isDeleted: boolean; by: string | undefined }>();
  #changedAt = 0;
  readonly #fetchStarts: FetchStarts;
  readonly #controller = new AbortController();
  readonly #reads = new PacedReads(
    () => void this.#read(),
    () => this.#getPace(),
  );

  constructor(private readonly options: LiveReaderOptions) {
    this.#fetchStarts = new FetchStarts(options.queryClient);
  }

  /** Takes changes of the records; undefined if anything may have changed. */
  take(changes: Changes): void {
    const { queryClient, resource, getShownRows } = this.options;
    const query = findRowsQuery(queryClient, resource, getShownRows());
    if (query) followedQueries.add(query);
    this.#changedAt = performance.now();
    for (const { id, kind, by } of changes ?? [])
      if (this.#announced.size < MAX_ANNOUNCED) this.#announced.set(id, { isDeleted: kind === 'delete', by });
    this.#reads.request();
  }

  stop(): void {
    this.#reads.cancel();
    this.#fetchStarts.stop();
    this.#controller.abort();
  }

  /** All records of a layout are several pages, so they are read less often. */
  #getPace(): number {
    const { getShownRows, pageSize } = this.options;
    return Math.max(PACE_MS, Math.ceil((getShownRows()?.length ?? 0) / pageSize) * PAGE_PACE_MS);
  }

  #takeAnnounced(): Announced {
    const announced = this.#announced;
    this.#announced = new Map();
    return announced;
  }

  async #read(): Promise<void> {
    const { queryClient, resource, getAnchor, getShownRows, getPlace, onRead, onUnmerged } = this.options;
    // A list behind a record.
    if (!isDisplayed(getAnchor())) return this.#reads.request();
    const query = findRowsQuery(queryClient, resource, getShownRows());
    if (!query) return this.#announced.size > 0 ? onUnmerged(this.#announced.size) : undefined;
    if (query.state.fetchStatus === 'fetching') return this.#reads.request();
    const shown = query.state.data;
    if (!shown || this.#fetchStarts.isAfter(query, this.#changedAt)) return void this.#takeAnnounced();
    const announced = this.#takeAnnounced();
    // After a read that fails, the next change reads again.
    const fresh = await readQuery(query, this.#controller.signal).catch(() => undefined);
    // Meanwhile the list may have read by itself, or be about to show a read of its own.
    if (!fresh || this.#controller.signal.aborted || query.state.data !== shown) return;
    if (queryClient.isFetching({ queryKey: query.queryKey, exact: true }) > 0) return this.#reads.request();
    const merged = mergeRows(getRows(shown), getRows(fresh), getPlace);
    if (merged.changedIds.length > 0) {
      const list = getAnchor()?.closest('.list');
      if (list) fixColumnWidths(list);
      queryClient.setQueryData(query.queryKey, withRows(shown, merged.rows), {
        updatedAt: query.state.dataUpdatedAt,
      });
    }
    const versions = [getRows(shown), getRows(query.state.data)];
    onRead({ versions, merged, announced, fresh, at: performance.now() });
  }
}

const isDisplayed = (element: HTMLElement | null): boolean =>
  element !== null && (typeof element.checkVisibility !== 'function' || element.checkVisibility());
