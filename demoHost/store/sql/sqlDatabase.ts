import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { State } from '../../../fixtures/rows/state';
import type { PlainState } from '../../../fixtures/rows/plain';
import type { HostDatabase, Store, TransactionMode } from '../store';
import { PageCounts } from './pageCounts';
import { sumChanges } from './tableVersions';
import type { SqlConnection } from './schema';
import { writeState } from './stateRows';
import { SqlStore } from './sqlStore';
import { isRepeatable, isUnavailable, toHostError } from './sqlErrors';
import { runTransaction } from './transactions';

/** Attempts at a transaction that others interfere with; the last one runs alone. */
const MAX_ATTEMPTS = 5;

/** Number of the advisory lock that each write takes: shared, or alone in its last attempt. */
const WRITE_LOCK = 4126;

/** Share of the writes after which the notes of changes are summed up. */
const SUMMARY_SHARE = 0.005;

/** Options of the database. */
interface SqlDatabaseOptions {
  /** Called after each transaction that changed something, with the tables. */
  onChange?: (tables: ReadonlySet<string>) => void;
}

/**
 * Database in PostgreSQL. Transactions are serialisable: of two that decide by the same rows, one is repeated. After some
 * attempts a write keeps all others out.
 */
export class SqlDatabase implements HostDatabase {
  /** Reason why the last read or write failed, by mode, while it lasts. */
  private readonly failures = new Map<TransactionMode, string>();
  private readonly counts = new PageCounts();

  constructor(
    readonly connection: SqlConnection,
    private readonly options: SqlDatabaseOptions = {},
  ) {}

  async transaction<T>(mode: TransactionMode, run: (store: Store) => T | Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const result = await this.attempt(mode, run, attempt === MAX_ATTEMPTS);
        this.failures.delete(mode);
        return result;
      } catch (error) {
        if (!isRepeatable(error) || attempt === MAX_ATTEMPTS) throw this.reportFailure(mode, error);
        await wait(Math.random() * 5 * 2 ** attempt);
      }
    }
  }

  /** Notice for the users of the console; undefined while the database works. */
  get notice(): string | undefined {
    const [failure] = this.failures.values();
    return failure;
  }

  /** Replaces all rows. */
  async replace(state: State, plain?: PlainState): Promise<void> {
    await this.connection.transaction().execute((transaction) => writeState(transaction, state, plain));
  }

  async close(): Promise<void> {
    await this.connection.destroy();
  }

  private async attempt<T>(
    mode: TransactionMode,
    run: (store: Store) => T | Promise<T>,
    isAlone: boolean,
  ): Promise<T> {
    if (!isAlone) return this.runOn(this.connection, mode, run);
    return this.connection.connection().execute(async (connection) => {
      // Before the transaction, whose first statement decides which rows it sees.
      await sql`select pg_advisory_lock(${sql.lit(WRITE_LOCK)})`.execute(connection);
      try {
        return await this.runOn(connection, mode, run, false);
      } finally {
        await sql`select pg_advisory_unlock(${sql.lit(WRITE_LOCK)})`.execute(connection);
      }
    });
  }

  private async runOn<T>(
    connection: SqlConnection,
    mode: TransactionMode,
    run: (store: Store) => T | Promise<T>,
    needsLock = mode === 'write',
  ): Promise<T> {
    let changedTables: ReadonlySet<string> = new Set();
    const opening = needsLock ? `select pg_advisory_xact_lock_shared(${WRITE_LOCK})` : undefined;
    const result = await runTransaction(connection, mode, opening, async (transaction) => {
      const store = new SqlStore(transaction, mode, this.counts);
      ({ changedTables } = store);
      return run(store);
    });
    if (changedTables.size > 0) this.reportChange(changedTables);
    return result;
  }

  private reportChange(tables: ReadonlySet<string>): void {
    this.options.onChange?.(tables);
    if (Math.random() < SUMMARY_SHARE)
      sumChanges(this.connection).catch(() => {
        // A later one sums up more.
      });
  }

  private reportFailure(mode: TransactionMode, error: unknown): unknown {
    const hostError = toHostError(error);
    if (isUnavailable(error)) this.counts.clear();
    if (hostError !== error && hostError instanceof Error && !isRepeatable(error))
      this.failures.set(mode, hostError.message);
    return hostError;
  }
}
