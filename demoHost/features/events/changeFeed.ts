import type { ActivityRow } from '../../../fixtures/rows/activity';
import type { Database, Store } from '../../store/store';

/** ms between two reads of the activity, which other hosts of the same database write too. */
const POLL_MS = 1000;
/** ms between two reads if this host has written meanwhile. */
const WAKE_MS = 200;
/** Seconds that a row may become visible after its time, because its transaction takes that long. */
const LATE_SECONDS = 5;
/** Most rows of one read; after more than that the readers get a reset. */
const MAX_ROWS = 1000;

/** Receives the new rows of the activity in their order, in the transaction that read them; undefined if there are too many. */
export type FeedListener = (store: Store, rows: readonly ActivityRow[] | undefined) => Promise<void>;

interface FeedOptions {
  database: Database;
  /** Returns Unix seconds. */
  now: () => number;
  log: (line: string) => void;
}

/**
 * Reads new rows of the activity while it has listeners. The activity is in the database, so a listener also gets the changes
 * of other hosts of that database.
 */
export class ChangeFeed {
  readonly #listeners = new Set<FeedListener>();
  /** Times in Unix seconds of the rows that were announced, by their id. */
  readonly #announcedAt = new Map<string, number>();
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWoken = false;
  #running: Promise<void> = Promise.resolve();
  #isReading = false;

  constructor(private readonly options: FeedOptions) {}

  /** Adds a listener, for the rows from now on. Returns a function that removes it. */
  listen(listener: FeedListener): () => void {
    if (this.#listeners.size === 0) this.#since = this.options.now();
    this.#listeners.add(listener);
    this.#schedule(POLL_MS);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearTimeout(this.#timer);
      this.#timer = undefined;
    };
  }

  /** Reads soon: this host has written. */
  wake(): void {
    if (this.#listeners.size === 0 || this.#isWoken) return;
    this.#isWoken = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#schedule(WAKE_MS);
  }

  /** Stops reading; resolves when no read is under way. */
  stop(): Promise<void> {
    this.#listeners.clear();
    clearTimeout(this.#timer);
    return this.#running;
  }

  /** Reads the rows from a time on. Undefined if there are too many. */
  static async rowsSince(store: Store, at: number): Promise<readonly ActivityRow[] | undefined> {
    const rows = await store.list('activity', { at: { gte: at - LATE_SECONDS } }, { limit: MAX_ROWS + 1 });
    return rows.length > MAX_ROWS ? undefined : rows;
  }

  #schedule(delay: number): void {
    if (this.#isReading) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#running = this.#read();
    }, delay).unref();
  }

  async #read(): Promise<void> {
    this.#isWoken = false;
    this.#isReading = true;
    try {
      await this.options.database.transaction('read', (store) => this.#passOn(store));
    } catch (error) {
      this.options.log(`events: ${error instanceof Error ? error.message : String(error)}`);
    }
    this.#isReading = false;
    if (this.#listeners.size > 0) this.#schedule(this.#isWoken ? WAKE_MS : POLL_MS);
  }

  async #passOn(store: Store): Promise<void> {
    const now = this.options.now();
    const rows = await ChangeFeed.rowsSince(store, this.#since);
    const fresh = rows?.filter(({ id }) => !this.#announcedAt.has(id));
    this.#since = now;
    for (const [id, at] of this.#announcedAt) if (at < now - 2 * LATE_SECONDS) this.#announcedAt.delete(id);
    for (const { id, at } of fresh ?? []) this.#announcedAt.set(id, at);
    await Promise.all([...this.#listeners].map((listener) => listener(store, fresh)));
  }
}
