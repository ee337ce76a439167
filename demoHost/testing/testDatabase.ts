import { sql } from 'kysely';
import type { PlainState } from '../../fixtures/rows/plain';
import type { State } from '../../fixtures/rows/state';
import type { CollectionName } from '../store/collections';
import { CREDENTIALS, LEGAL_ACCEPTANCES, PLAIN_ROWS } from '../store/sql/schema';
import type { SqlConnection } from '../store/sql/schema';
import { insertOthers, insertPlain, insertRows, readOthers } from '../store/sql/stateRows';
import { TableRows } from '../store/sql/tableRows';
import { collectionNames } from '../store/sql/tables/index';
import { openEmptySql } from '../store/testing/databases';

/** Texts of rows, by which differences are recognised. */
const textsOf = (rows: readonly unknown[]): string[] => rows.map((row) => JSON.stringify(row));

const othersOf = ({ credentials, legal_accepted, labels_made }: State): string =>
  JSON.stringify([credentials, legal_accepted, labels_made]);

const identityOf = (row: object): unknown => {
  const { id, uid, uuid, token_hash, hash } = row as Partial<
    Record<'id' | 'uid' | 'uuid' | 'token_hash' | 'hash', string>
  >;
  return id ?? uid ?? uuid ?? token_hash ?? hash ?? row;
};

/** Makes a row that tests may hold equal to another one. */
function overwrite(row: object, next: object): object {
  for (const member of Object.keys(row)) if (!(member in next)) Reflect.deleteProperty(row, member);
  return Object.assign(row, next);
}

/**
 * A database of a worker of the tests, which knows the rows that it has: only differences are written and read. Replacing
 * and reading whole tables around each call would take most of the time of the tests.
 */
export class TestDatabase {
  private readonly stored = new Map<CollectionName, string[]>();
  /** Transactions before this number are read, by table. */
  private readonly readUntil = new Map<CollectionName, number>();
  private others = '';

  private constructor(readonly connection: SqlConnection) {}

  static async create(): Promise<TestDatabase> {
    return new TestDatabase(await openEmptySql());
  }

  /** Writes the named collections of a state that differ from what is stored, and what it has besides collections. */
  async write(state: State, names: readonly CollectionName[]): Promise<void> {
    const changed = names
      .map((name) => ({ name, texts: textsOf(state[name]), known: this.stored.get(name) }))
      .filter(
        ({ texts, known }) =>
          texts.length !== known?.length || texts.some((text, index) => text !== known[index]),
      );
    const others = othersOf(state);
    const isOtherwise = others !== this.others;
    if (changed.length === 0 && !isOtherwise) return;
    await this.connection.transaction().execute(async (transaction) => {
      await sql`set constraints all deferred`.execute(transaction);
      const tables = changed.map(({ name }) => name as string);
      if (isOtherwise) tables.push(CREDENTIALS, LEGAL_ACCEPTANCES);
      for (const name of tables) await sql`delete from ${sql.table(name)}`.execute(transaction);
      for (const { name } of changed) await insertRows(transaction, name, state);
      if (isOtherwise) await insertOthers(transaction, state);
    });
    for (const { name, texts } of changed) this.stored.set(name, texts);
    this.others = others;
  }

  async writePlain(plain: Partial<PlainState>): Promise<void> {
    await this.connection.transaction().execute(async (transaction) => {
      await sql`delete from ${sql.table(PLAIN_ROWS)}`.execute(transaction);
      await insertPlain(transaction, plain);
    });
  }

  /**
   * Reads the collections of these tables, and what is stored besides collections if there are other tables. Rows keep their
   * identity. Returns the collections that were read.
   */
  async read(state: State, tables: ReadonlySet<string>): Promise<readonly CollectionName[]> {
    const names = collectionNames.filter((name) => tables.has(name));
    const transactions = this.connection.transaction().setIsolationLevel('repeatable read');
    await transactions.execute(async (transaction) => {
      const { rows } = await sql<{ until: number }>`select
        pg_snapshot_xmin(pg_current_snapshot())::text::bigint as until`.execute(transaction);
      for (const name of names) {
        await this.readRows(transaction, name, state[name]);
        this.readUntil.set(name, rows[0]?.until ?? 0);
      }
      if (names.length < tables.size) {
        Object.assign(state, await readOthers(transaction));
        this.others = othersOf(state);
      }
    });
    return names;
  }

  /** Reads one table into the rows of a state: the changed rows and a new one, or all if others came or went. */
  private async readRows(connection: SqlConnection, name: CollectionName, rows: object[]): Promise<void> {
    const table = new TableRows(connection);
    const since = this.readUntil.get(name) ?? 0;
    const changed = await table.listWhere(name, sql`xmin::text::bigint >= ${since}::bigint`);
    const count = await table.count(name, {});
    const places = new Map(rows.map((row, place) => [identityOf(row), place]));
    const placeOf = (row: object): number => places.get(identityOf(row)) ?? rows.length;
    const added = changed.filter((row) => placeOf(row) === rows.length).length;
    const texts = this.stored.get(name);
    if (texts && added <= 1 && count === rows.length + added)
      for (const next of changed) {
        const place = placeOf(next);
        rows[place] = overwrite(rows[place] ?? {}, next);
        texts[place] = JSON.stringify(rows[place]);
      }
    else {
      const all = (await table.list(name)).map((next) => overwrite(rows[placeOf(next)] ?? {}, next));
      rows.splice(0, Number.POSITIVE_INFINITY, ...all);
      this.stored.set(name, textsOf(rows));
    }
  }
}
