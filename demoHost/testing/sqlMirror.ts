import { sql } from 'kysely';
import type { SeededData } from '../../fixtures/seeds/demo';
import type { State } from '../../fixtures/rows/state';
import { MemoryDatabase } from '../store/memory/memoryDatabase';
import { CREDENTIALS, LEGAL_ACCEPTANCES } from '../store/sql/schema';
import type { SqlConnection } from '../store/sql/schema';
import { SqlDatabase } from '../store/sql/sqlDatabase';
import { insertOthers, insertRows, readState } from '../store/sql/stateRows';
import { TableRows } from '../store/sql/tableRows';
import { collectionNames } from '../store/sql/tables/index';
import type { CollectionName } from '../store/collections';
import { openEmptySql } from '../store/testing/databases';

/** A database of the worker, and what is in it: a new host only writes the collections that differ. */
interface TestDatabase {
  connection: SqlConnection;
  stored: Map<string, string>;
}

/** Databases that no running host uses. */
const freeDatabases: TestDatabase[] = [];

const partsOf = (state: State) => ({
  ...Object.fromEntries(collectionNames.map((name) => [name, state[name]])),
  others: [state.credentials, state.legal_accepted, state.labels_made],
});

/** Writes the collections of a state that differ from what is stored. */
async function writeDifferences({ connection, stored }: TestDatabase, state: State): Promise<void> {
  const parts = Object.entries(partsOf(state)).map(([name, rows]) => [name, JSON.stringify(rows)] as const);
  const changed = parts.filter(([name, text]) => stored.get(name) !== text);
  if (changed.length === 0) return;
  await connection.transaction().execute(async (transaction) => {
    await sql`set constraints all deferred`.execute(transaction);
    const names = changed.flatMap(([name]) =>
      name === 'others' ? [CREDENTIALS, LEGAL_ACCEPTANCES] : [name],
    );
    for (const name of names) await sql`delete from ${sql.table(name)}`.execute(transaction);
    for (const [name] of changed)
      if (name === 'others') await insertOthers(transaction, state);
      else await insertRows(transaction, name as CollectionName, state);
  });
  for (const [name, text] of changed) stored.set(name, text);
}

/**
 * A host's database in PostgreSQL with a mirror in memory, which tests read and change directly. Changes of the mirror are
 * written before the next request, and those of the host are read after it.
 */
export class SqlMirror {
  readonly database: SqlDatabase;
  /** The mirror as tests see it. */
  readonly store: MemoryDatabase;
  private readonly memory: MemoryDatabase;
  private readonly changedTables = new Set<string>();
  private isTouched = false;

  private constructor(
    private readonly test: TestDatabase,
    { state, plain }: SeededData,
  ) {
    this.database = new SqlDatabase(test.connection, {
      onChange: (tables) => {
        for (const table of tables) this.changedTables.add(table);
      },
    });
    this.memory = new MemoryDatabase(state, plain);
    this.store = new Proxy(this.memory, {
      get: (target, key) => {
        this.isTouched = true;
        return Reflect.get(target, key, target) as unknown;
      },
    });
  }

  static async open(data: SeededData): Promise<SqlMirror> {
    const test = freeDatabases.pop() ?? { connection: await openEmptySql(), stored: new Map() };
    await writeDifferences(test, data.state);
    const mirror = new SqlMirror(test, data);
    await mirror.database.transaction('write', async (store) => {
      for (const name of Object.keys(await store.plainRows())) await store.setPlainRows(name, []);
      for (const [name, rows] of Object.entries(data.plain)) await store.setPlainRows(name, rows);
    });
    mirror.changedTables.clear();
    return mirror;
  }

  /** Writes what the test changed in the mirror. */
  async push(): Promise<void> {
    if (!this.isTouched) return;
    this.isTouched = false;
    await writeDifferences(this.test, this.memory.state);
  }

  /** Reads what the host changed. Rows keep their identity. */
  async pull(): Promise<void> {
    const tables = new Set(this.changedTables);
    this.changedTables.clear();
    if (tables.size === 0) return;
    const table = new TableRows(this.test.connection);
    const { state } = this.memory;
    for (const name of collectionNames.filter((collection) => tables.has(collection))) {
      const known = new Map(state[name].map((row) => [identityOf(row), row]));
      const rows = (await table.list(name)).map((row) =>
        Object.assign(known.get(identityOf(row)) ?? {}, row),
      );
      (state[name] as object[]).splice(0, Number.POSITIVE_INFINITY, ...rows);
      this.memory.rows.invalidate(name);
      this.test.stored.set(name, JSON.stringify(state[name]));
    }
    if (collectionNames.some((name) => tables.delete(name)) && tables.size === 0) return;
    const { credentials, legal_accepted, labels_made } = await readState(this.test.connection);
    Object.assign(state, { credentials, legal_accepted, labels_made });
    this.test.stored.set('others', JSON.stringify(partsOf(state).others));
  }

  /** Call after all rows were replaced. */
  async reload(): Promise<void> {
    Object.assign(this.memory.state, await readState(this.test.connection));
    for (const name of collectionNames) this.memory.rows.invalidate(name);
    for (const [name, rows] of Object.entries(partsOf(this.memory.state)))
      this.test.stored.set(name, JSON.stringify(rows));
  }

  close(): void {
    freeDatabases.push(this.test);
  }
}

const identityOf = (row: object): unknown => {
  const { id, uid, uuid, token_hash, hash } = row as Partial<
    Record<'id' | 'uid' | 'uuid' | 'token_hash' | 'hash', string>
  >;
  return id ?? uid ?? uuid ?? token_hash ?? hash ?? row;
};

/** True if the tests of hosts run on PostgreSQL: `TEST_STORE=postgres`. */
export const usesSql = process.env['TEST_STORE'] === 'postgres';
