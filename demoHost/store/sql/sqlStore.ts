import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { ClientRow } from '../../../fixtures/rows/clients';
import type { CollectionName, RowOf } from '../collections';
import type { Criteria } from '../criteria';
import type { Changes, ListOptions, PageOptions, RowPage, Store, TransactionMode } from '../store';
import type { PlainRow } from '../../../fixtures/rows/plain';
import type { PageCounts } from './pageCounts';
import { PageReader } from './pageReader';
import { toJson, toRecord } from './rowCodec';
import type { TableRecord } from './rowCodec';
import { CREDENTIALS, LABEL_COUNTER, LEGAL_ACCEPTANCES, PLAIN_ROWS } from './schema';
import { TableRows } from './tableRows';
import { tableOf } from './tables/index';

/** The store of one transaction in PostgreSQL. */
export class SqlStore implements Store {
  private readonly rows: TableRows;
  private readonly pages: PageReader;
  /** Rows as this transaction changed them: a caller may hold one from before. */
  private readonly changedRows = new Map<string, object>();
  /** Rows that were found, by table and criteria. They hold until this transaction writes to the table. */
  private readonly foundRows = new Map<string, Map<string, Promise<readonly object[]>>>();
  /** Tables that this transaction wrote to. */
  readonly changedTables = new Set<string>();

  constructor(
    private readonly transaction: QueryExecutorProvider,
    private readonly mode: TransactionMode,
    counts: PageCounts,
  ) {
    this.rows = new TableRows(transaction);
    // A write that read versions would conflict with every other write.
    this.pages = new PageReader(transaction, mode === 'read' ? counts : undefined);
  }

  async list<Name extends CollectionName>(
    name: Name,
    where?: Criteria<Name>,
    options?: ListOptions<Name>,
  ): Promise<readonly RowOf<Name>[]> {
    return this.rows.list(name, where, options);
  }

  async page<Name extends CollectionName>(
    name: Name,
    where: Criteria<Name>,
    options: PageOptions<Name>,
  ): Promise<RowPage<Name>> {
    return this.pages.read(name, where, options);
  }

  async find<Name extends CollectionName>(
    name: Name,
    where: Criteria<Name>,
  ): Promise<RowOf<Name> | undefined> {
    const ofTable = this.foundRows.get(name) ?? new Map<string, Promise<readonly object[]>>();
    this.foundRows.set(name, ofTable);
    const key = JSON.stringify(where);
    const found = ofTable.get(key) ?? this.rows.list(name, where, { limit: 1 });
    ofTable.set(key, found);
    return (await found)[0] as RowOf<Name> | undefined;
  }

  async count<Name extends CollectionName>(name: Name, where: Criteria<Name>): Promise<number> {
    return this.rows.count(name, where);
  }

  async insert<Name extends CollectionName>(name: Name, ...rows: RowOf<Name>[]): Promise<void> {
    this.recordWrite(name);
    const clientOf = await this.clientsOf(name, rows);
    await this.rows.insert(
      name,
      rows.map((row) => toRecord(name, row, clientOf)),
    );
    this.foundRows.delete(name);
  }

  async update<Name extends CollectionName>(
    name: Name,
    row: RowOf<Name>,
    changes: Changes<Name>,
  ): Promise<RowOf<Name>> {
    this.recordWrite(name);
    const key = keyOf(name, row);
    const id = JSON.stringify([name, key]);
    const current = (this.changedRows.get(id) ?? row) as RowOf<Name>;
    const changed = Object.entries(changes).filter(([, value]) => value !== undefined);
    const next = { ...current, ...Object.fromEntries(changed) } as RowOf<Name>;
    const clientOf = await this.clientsOf(name, [current, next]);
    const before = toRecord(name, current, clientOf);
    const record = differences(before, toRecord(name, next, clientOf));
    if (Object.keys(record).length === 0) return current;
    await this.rows.update(name, key, record);
    this.foundRows.delete(name);
    this.changedRows.delete(id);
    this.changedRows.set(JSON.stringify([name, keyOf(name, next)]), next);
    if (name === 'clients') await this.updateProjectTexts(next as ClientRow);
    return next;
  }

  async remove<Name extends CollectionName>(name: Name, where: Criteria<Name>): Promise<void> {
    this.recordWrite(name);
    await this.rows.remove(name, where);
    this.foundRows.delete(name);
  }

  async keepNewest(name: CollectionName, count: number): Promise<void> {
    this.recordWrite(name);
    await this.rows.keepNewest(name, count);
    this.foundRows.delete(name);
  }

  async sessionUser(tokenHash: string, now: number): Promise<RowOf<'users'> | undefined> {
    return (
      await this.rows.listWhere(
        'users',
        sql`id = (select user_id from sessions where hash = ${tokenHash} and expires_at > to_timestamp(${now}))`,
      )
    )[0];
  }

  async passwordHash(userId: string): Promise<string | undefined> {
    const { rows } = await sql<{ hash: string }>`select hash from ${sql.table(CREDENTIALS)}
      where user_id = ${userId}`.execute(this.transaction);
    return rows[0]?.hash;
  }

  async setPasswordHash(userId: string, hash: string | undefined): Promise<void> {
    this.recordWrite(CREDENTIALS);
    const table = sql.table(CREDENTIALS);
    const query =
      hash === undefined
        ? sql`delete from ${table} where user_id = ${userId}`
        : sql`insert into ${table} (user_id, hash) values (${userId}, ${hash})
            on conflict (user_id) do update set hash = excluded.hash`;
    await query.execute(this.transaction);
  }

  async hasAcceptedLegal(userId: string): Promise<boolean> {
    const { rows } = await sql`select from ${sql.table(LEGAL_ACCEPTANCES)}
      where user_id = ${userId}`.execute(this.transaction);
    return rows.length > 0;
  }

  async setLegalAccepted(userIds: readonly string[], accepted: boolean): Promise<void> {
    this.recordWrite(LEGAL_ACCEPTANCES);
    const table = sql.table(LEGAL_ACCEPTANCES);
    const query = accepted
      ? sql`insert into ${table} (user_id) select distinct unnest(${userIds}::text[]) on conflict do nothing`
      : sql`delete from ${table} where user_id = any(${userIds}::text[])`;
    await query.execute(this.transaction);
  }

  async plainRows(): Promise<Readonly<Record<string, readonly PlainRow[]>>> {
    const { rows } = await sql<{ collection: string; rows: PlainRow[] }>`select collection, rows
      from ${sql.table(PLAIN_ROWS)}`.execute(this.transaction);
    return Object.fromEntries(rows.map((row) => [row.collection, row.rows]));
  }

  async setPlainRows(collection: string, rows: readonly PlainRow[]): Promise<void> {
    this.recordWrite(PLAIN_ROWS);
    await sql`insert into ${sql.table(PLAIN_ROWS)} (collection, rows) values (${collection}, ${toJson(rows)}::json)
      on conflict (collection) do update set rows = excluded.rows`.execute(this.transaction);
  }

  async nextLabelNumber(): Promise<number> {
    this.recordWrite(LABEL_COUNTER);
    const { rows } = await sql<{ issued: number }>`update ${sql.table(LABEL_COUNTER)}
      set issued = issued + 1 returning issued`.execute(this.transaction);
    return rows[0]?.issued ?? 1;
  }

  /** The search text of a project includes its company's name. */
  private async updateProjectTexts(client: ClientRow): Promise<void> {
    this.recordWrite('projects');
    for (const project of await this.rows.list('projects', { client_id: client.id })) {
      const { search_text } = toRecord('projects', project, () => client);
      await this.rows.update('projects', { id: project.id }, { search_text });
    }
  }

  /** Reads the companies that the search texts of rows include. */
  private async clientsOf<Name extends CollectionName>(
    name: Name,
    rows: readonly RowOf<Name>[],
  ): Promise<(id: string) => ClientRow | undefined> {
    if (name !== 'projects') return () => undefined;
    const ids = rows.map((row) => (row as RowOf<'projects'>).client_id);
    const clients = await this.rows.list('clients', { id: { in: [...new Set(ids)] } });
    return (id) => clients.find((client) => client.id === id);
  }

  private recordWrite(table: string): void {
    if (this.mode === 'read') throw new Error('A read must not write.');
    this.changedTables.add(table);
    this.foundRows.delete(table);
  }
}

/** Returns the values that identify a row. */
function keyOf<Name extends CollectionName>(name: Name, row: RowOf<Name>): Record<string, string> {
  const { key } = tableOf(name);
  if (key.length === 0) throw new Error(`Rows of ${name} are never changed.`);
  return Object.fromEntries(key.map((member) => [member, String(row[member as keyof RowOf<Name>])]));
}

/** Returns the columns that differ. */
const differences = (before: TableRecord, after: TableRecord): TableRecord =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([column, value]) => JSON.stringify(value) !== JSON.stringify(before[column]),
    ),
  );
