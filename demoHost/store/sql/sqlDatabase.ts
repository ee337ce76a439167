import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { State } from '../../../fixtures/rows/state';
import type { Database, Store, TransactionMode } from '../store';
import type { SqlConnection } from './schema';
import { writeState } from './stateRows';
import { SqlStore } from './sqlStore';
import { isRepeatable, toHostError } from './sqlErrors';

/** Attempts at a transaction that others interfere with; the last one runs alone. */
const MAX_ATTEMPTS = 5;

/** Number of the advisory lock that each write takes: shared, or alone in its last attempt. */
const WRITE_LOCK = 4126;

/** Options of the database. */
interface SqlDatabaseOptions {
  /** Called after each transaction that changed something, with the tables. */
  onChange?: (tables: ReadonlySet<string>) => void;
}

/**
 * Database in PostgreSQL. Transactions are serialisable: of two that decide by the same rows, one is repeated. After some
 * attempts a write keeps all others out.
 */
export class SqlDatabase implements Database {
  constructor(
    readonly connection: SqlConnection,
    private readonly options: SqlDatabaseOptions = {},
  ) {}

  async transaction<T>(mode: TransactionMode, run: (store: Store) => T | Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(mode, run, attempt === MAX_ATTEMPTS);
      } catch (error) {
        if (!isRepeatable(error) || attempt === MAX_ATTEMPTS) throw toHostError(error);
        await wait(Math.random() * 5 * 2 ** attempt);
      }
    }
  }

  /** Replaces all rows. */
  async replace(state: State): Promise<void> {
    await this.connection.transaction().execute((transaction) => writeState(transaction, state));
  }

  /** Throws if the database cannot be read. */
  async check(): Promise<void> {
    await sql`select 1`.execute(this.connection);
  }

  async close(): Promise<void> {
    await this.connection.destroy();
  }

  private async attempt<T>(
    mode: TransactionMode,
    run: (store: Store) => T | Promise<T>,
    isLast: boolean,
  ): Promise<T> {
    const isWrite = mode === 'write';
    let changedTables: ReadonlySet<string> = new Set();
    const result = await this.connection
      .transaction()
      // A read sees one moment; it decides nothing that others could contradict.
      .setIsolationLevel(isWrite ? 'serializable' : 'repeatable read')
      .setAccessMode(isWrite ? 'read write' : 'read only')
      .execute(async (transaction) => {
        if (isWrite) await this.lock(transaction, isLast);
        const store = new SqlStore(transaction, mode);
        ({ changedTables } = store);
        return run(store);
      });
    if (changedTables.size > 0) this.options.onChange?.(changedTables);
    return result;
  }

  private async lock(transaction: SqlConnection, isExclusive: boolean): Promise<void> {
    const take = sql.raw(isExclusive ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
    await sql`select ${take}(${sql.lit(WRITE_LOCK)})`.execute(transaction);
  }
}
