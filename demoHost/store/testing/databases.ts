import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { State } from '../../../fixtures/rows/state';
import { MemoryDatabase } from '../memory/memoryDatabase';
import { connectToServer, openEmbedded } from '../sql/connect';
import { migrate } from '../sql/migrate';
import type { SqlConnection } from '../sql/schema';
import { SqlDatabase } from '../sql/sqlDatabase';
import type { Database } from '../store';

/** URL of a PostgreSQL server whose user may create databases (`npm run test:postgres`); without it PGlite is tested. */
const SERVER_URL = process.env['TEST_POSTGRES_URL'];

/** Creates a database on the server; the script that started the server removes all. */
async function createServerDatabase(url: string): Promise<SqlConnection> {
  const log = () => undefined;
  const name = `test_${randomBytes(6).toString('hex')}`;
  const server = connectToServer(url, log);
  await sql`create database ${sql.ref(name)}`.execute(server);
  await server.destroy();
  return connectToServer(Object.assign(new URL(url), { pathname: `/${name}` }).href, log);
}

/** Opens an empty database in PostgreSQL, without tables. */
export const openBareSql = async (): Promise<SqlConnection> =>
  SERVER_URL ? createServerDatabase(SERVER_URL) : (await openEmbedded({})).connection;

/** Opens an empty database in PostgreSQL with all tables. */
export async function openEmptySql(): Promise<SqlConnection> {
  const connection = await openBareSql();
  await migrate(connection);
  return connection;
}

let shared: Promise<SqlConnection> | undefined;

/** Returns one database for all tests of a worker that replace the rows: opening takes seconds. */
export const sharedSql = (): Promise<SqlConnection> => (shared ??= openEmptySql());

/** Databases that must behave alike, by name, each opened with the rows of a state. */
export const databases: Readonly<Record<string, (state: State) => Database | Promise<Database>>> = {
  memory: (state) => new MemoryDatabase(state),
  PostgreSQL: async (state) => {
    const database = new SqlDatabase(await sharedSql());
    await database.replace(state);
    return database;
  },
};
