import { PGlite } from '@electric-sql/pglite';
import type { PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { columnTypes } from './columnTypes';
import { preparedPool } from './preparedPool';
import type { Schema, SqlConnection } from './schema';

/** Connections to a server. Each call takes one for its transaction. */
const MAX_CONNECTIONS = 20;

/** Milliseconds to wait for a connection, and for one statement. */
const CONNECT_TIMEOUT = 5000;
const STATEMENT_TIMEOUT = 30_000;

const createConnection = (pool: pg.Pool): SqlConnection =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) });

/**
 * Connects to a PostgreSQL server. Lost connections are replaced by the next call. `log` gets one line for each lost one.
 * `statementTimeout` is in milliseconds; 0 for none.
 */
export function connectToServer(
  url: string,
  log: (line: string) => void,
  statementTimeout = STATEMENT_TIMEOUT,
): SqlConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: statementTimeout,
    application_name: 'console-host',
    // Statements are sent as they come, not one after the answer to the other.
    pipeline: true,
    // Compiling a count of a large table takes longer than running it.
    options: '-c jit=off',
    types: columnTypes,
  });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', (error) => log(`database: ${error.message}`));
  return createConnection(pool);
}

/** Opens PostgreSQL in this process: in memory, or in the folder of the options. */
export async function openEmbedded(
  options: PGliteOptions,
): Promise<{ pglite: PGlite; connection: SqlConnection }> {
  const pglite = await PGlite.create({ ...options, extensions: { pg_trgm, btree_gist } });
  const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1, types: columnTypes, pipeline: true });
  pool.on('error', () => undefined);
  return { pglite, connection: createConnection(pool) };
}
