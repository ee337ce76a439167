import { sql } from 'kysely';
import type { PlainState } from '../../../fixtures/rows/plain';
import type { State } from '../../../fixtures/rows/state';
import type { CollectionName, RowOf } from '../collections';
import { toJson, toRecord } from './rowCodec';
import { CREDENTIALS, LABEL_COUNTER, LEGAL_ACCEPTANCES, PLAIN_ROWS } from './schema';
import type { SqlConnection } from './schema';
import { TableRows } from './tableRows';
import { collectionNames } from './tables/index';

/** Rows of one statement. */
const BATCH = 5000;

/** Replaces everything in the database by a state. */
export async function writeState(
  connection: SqlConnection,
  state: State,
  plain: Partial<PlainState> = {},
): Promise<void> {
  const names = [...collectionNames, CREDENTIALS, LEGAL_ACCEPTANCES, PLAIN_ROWS];
  const tables = sql.join(names.map((name) => sql.table(name)));
  await sql`truncate ${tables} restart identity cascade`.execute(connection);
  for (const name of collectionNames) await insertRows(connection, name, state);
  await insertOthers(connection, state);
  await insertPlain(connection, plain);
}

/** Writes the rows of the plain part. */
export async function insertPlain(connection: SqlConnection, plain: Partial<PlainState>): Promise<void> {
  for (const [collection, rows = []] of Object.entries(plain))
    await sql`insert into ${sql.table(PLAIN_ROWS)} (collection, rows)
      values (${collection}, ${toJson(rows)}::json)`.execute(connection);
}

/** Writes what a state has besides its collections. */
export async function insertOthers(
  connection: SqlConnection,
  { credentials, legal_accepted, labels_made }: State,
): Promise<void> {
  await sql`insert into ${sql.table(CREDENTIALS)} (user_id, hash)
    select key, value from json_each_text(${JSON.stringify(credentials)}::json)`.execute(connection);
  await sql`insert into ${sql.table(LEGAL_ACCEPTANCES)} (user_id)
    select distinct unnest(${legal_accepted}::text[])`.execute(connection);
  await sql`update ${sql.table(LABEL_COUNTER)} set issued = ${labels_made}`.execute(connection);
}

/** Inserts the rows of one collection of a state. */
export async function insertRows(
  connection: SqlConnection,
  name: CollectionName,
  state: State,
): Promise<void> {
  const clients = new Map(state.clients.map((client) => [client.id, client]));
  const rows: readonly RowOf<typeof name>[] = state[name];
  const table = new TableRows(connection);
  for (let start = 0; start < rows.length; start += BATCH)
    await table.insert(
      name,
      rows.slice(start, start + BATCH).map((row) => toRecord(name, row, (id) => clients.get(id))),
    );
}

/** Reads everything in the database. */
export async function readState(connection: SqlConnection): Promise<State> {
  const table = new TableRows(connection);
  const state: Record<string, unknown> = {};
  for (const name of collectionNames) state[name] = await table.list(name);
  return { ...state, ...(await readOthers(connection)) } as unknown as State;
}

/** Reads what a state has besides its collections. */
export async function readOthers(connection: SqlConnection): Promise<Partial<State>> {
  const credentials = await sql<{ user_id: string; hash: string }>`select user_id, hash
    from ${sql.table(CREDENTIALS)}`.execute(connection);
  const accepted = await sql<{
    user_id: string;
  }>`select user_id from ${sql.table(LEGAL_ACCEPTANCES)}`.execute(connection);
  const counter = await sql<{ issued: number }>`select issued from ${sql.table(LABEL_COUNTER)}`.execute(
    connection,
  );
  return {
    credentials: Object.fromEntries(credentials.rows.map(({ user_id, hash }) => [user_id, hash])),
    legal_accepted: accepted.rows.map(({ user_id }) => user_id),
    labels_made: counter.rows[0]?.issued ?? 0,
  };
}
