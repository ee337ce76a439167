import { sql } from 'kysely';
import type { DatabaseConnection, QueryExecutorProvider } from 'kysely';
import type { TransactionMode } from '../store';
import type { SqlConnection } from './schema';

/**
 * Start of a transaction by mode. A read sees one moment; it decides nothing that others could contradict. A write takes the
 * access mode of the database, which may be read-only.
 */
const starts: Readonly<Record<TransactionMode, string>> = {
  read: 'start transaction isolation level repeatable read read only',
  write: 'start transaction isolation level serializable',
};

const ignore = (): void => undefined;

/**
 * Runs a transaction on a connection of the pool. A read waits neither for its start nor for its commit, which are sent with
 * the statements beside them: each answer that a call waits for takes longer than most statements. A write waits for its start,
 * since without it the statements would be transactions of their own. `opening` is a statement that follows the start.
 */
export function runTransaction<T>(
  pool: SqlConnection,
  mode: TransactionMode,
  opening: string | undefined,
  run: (transaction: QueryExecutorProvider) => Promise<T>,
): Promise<T> {
  const executor = pool.getExecutor();
  return executor.provideConnection(async (connection: DatabaseConnection) => {
    // Statements go to the driver as they come. A transaction of Kysely would hold each one back until the last was answered.
    const direct = executor.withConnectionProvider({ provideConnection: (consumer) => consumer(connection) });
    const transaction: QueryExecutorProvider = { getExecutor: () => direct };
    const send = (statement: string) => sql.raw<{ command: string }>(statement).execute(transaction);
    const started = send(opening === undefined ? starts[mode] : `${starts[mode]}; ${opening}`);
    let result: T;
    try {
      if (mode === 'write') await started;
      else started.catch(ignore);
      result = await run(transaction);
      await started;
    } catch (error) {
      await send('rollback').catch(ignore);
      throw error;
    }
    const ended = send('commit');
    if (mode === 'read') ended.catch(ignore);
    // PostgreSQL answers so if a statement had failed.
    else if ((await ended).rows[0]?.command === 'ROLLBACK')
      throw new Error('The transaction was rolled back instead of committed.');
    return result;
  });
}
