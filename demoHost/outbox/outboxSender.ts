import type { OutboxRow } from '../../fixtures/rows/outbox';
import { PeriodicWork } from '../server/periodicWork';
import type { Vault } from '../server/security/vault';
import type { Database } from '../store/store';
import { readContent } from './outbox';
import type { MessageContent } from './outbox';

/** Sends one message; throws if the mail server does not accept it. */
export type SendMail = (mail: MessageContent & { to: string; id: string }) => Promise<void>;

/** Messages of one run. */
const BATCH = 20;

/** Milliseconds between two runs. */
const INTERVAL_MS = 5000;

/** Seconds in which no other host tries a claimed message; a message of a host that stopped is tried again after them. */
const CLAIM_SECONDS = 120;

/** Seconds until the next attempt, by the number of attempts so far; the last value repeats. */
const RETRY_SECONDS = [60, 300, 1800, 7200];

/** Seconds after which a message is given up. */
const GIVE_UP_SECONDS = 3 * 86_400;

/** Longest stored response of a mail server. */
const MAX_ERROR = 300;

/** Options of a sender. `now` is Unix seconds. */
interface OutboxSenderOptions {
  database: Database;
  vault: Vault;
  send: SendMail;
  now: () => number;
  log: (line: string) => void;
}

/**
 * Sends the pending messages of the outbox after the transactions that wrote them. A message is claimed in a transaction of
 * its own before it is sent, so of several hosts one sends it. A host that stops between sending and storing leaves a message
 * that is sent again; `Message-ID` stays the same, so that mail servers can recognise it.
 */
export class OutboxSender {
  private readonly work: PeriodicWork;

  constructor(private readonly options: OutboxSenderOptions) {
    this.work = new PeriodicWork(() => this.run(), INTERVAL_MS, options.log);
  }

  /** Sends now and then every few seconds, until stopped. */
  start(): void {
    this.work.start();
  }

  stop(): Promise<void> {
    return this.work.stop();
  }

  /** Sends the messages that are due. */
  async run(): Promise<void> {
    for (const message of await this.claim()) {
      const error = await this.trySend(message);
      await this.storeResult(message, error);
    }
  }

  private async claim(): Promise<OutboxRow[]> {
    const { database } = this.options;
    const now = this.options.now();
    const isDue = { state: 'pending', next_attempt_at: { lte: now } } as const;
    // The first look is a read, so that a host without messages takes no write lock.
    const dueCount = await database.transaction('read', (store) => store.count('outbox', isDue));
    if (dueCount === 0) return [];
    return database.transaction('write', async (store) => {
      const rows = await store.list('outbox', isDue, { order: [{ by: 'created_at' }], limit: BATCH });
      const claimed: OutboxRow[] = [];
      for (const row of rows) {
        const changes = { attempts: row.attempts + 1, next_attempt_at: now + CLAIM_SECONDS };
        claimed.push({ ...(await store.update('outbox', row, changes)) });
      }
      return claimed;
    });
  }

  /** Returns the reason of a failure. */
  private async trySend(row: OutboxRow): Promise<string | undefined> {
    try {
      const content = readContent(row, this.options.vault);
      if (content) await this.options.send({ ...content, to: row.recipient, id: row.id });
      return undefined;
    } catch (error) {
      return (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR);
    }
  }

  private async storeResult(
    { id, attempts, created_at }: OutboxRow,
    error: string | undefined,
  ): Promise<void> {
    const now = this.options.now();
    await this.options.database.transaction('write', async (store) => {
      const row = await store.find('outbox', { id });
      if (!row) return;
      if (error === undefined)
        await store.update('outbox', row, { state: 'sent', content: null, sent_at: now, last_error: null });
      else if (now - created_at >= GIVE_UP_SECONDS)
        await store.update('outbox', row, { state: 'failed', content: null, last_error: error });
      else {
        const wait = RETRY_SECONDS[Math.min(attempts, RETRY_SECONDS.length) - 1] ?? 0;
        await store.update('outbox', row, { next_attempt_at: now + wait, last_error: error });
      }
    });
    if (error !== undefined) this.options.log(`e-mail ${id} not sent (attempt ${attempts})`);
  }
}
