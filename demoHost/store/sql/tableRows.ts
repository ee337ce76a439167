import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { CollectionName, RowOf } from '../collections';
import type { Criteria } from '../criteria';
import type { ListOptions } from '../store';
import { criteriaSql, orderSql, POSITION } from './criteriaSql';
import { columnsOf, REST_COLUMN, sentTypeOf, toJson, toRow } from './rowCodec';
import type { TableRecord } from './rowCodec';
import { limitSql, selectFrom } from './selectSql';
import { columnOf } from './tables/table';

type Sql = RawBuilder<unknown>;

/** Columns of a record that a write sends. */
function sentColumns(name: CollectionName, record: TableRecord) {
  const own = columnsOf(name).filter(({ column }) => column in record);
  const rest = { column: REST_COLUMN, type: 'json' as const };
  return REST_COLUMN in record ? [...own, rest] : own;
}

type SentColumn = ReturnType<typeof sentColumns>[number];

/** Declares the columns of the JSON that a write sends. */
const declared = (columns: readonly SentColumn[]): Sql =>
  sql.join(columns.map(({ column, type }) => sql`${sql.ref(column)} ${sql.raw(sentTypeOf(type))}`));

const valueOf = ({ column, type }: SentColumn): Sql =>
  type === 'time' ? sql`to_timestamp(sent.${sql.ref(column)})` : sql`sent.${sql.ref(column)}`;

/** Rows of tables, read and written with one statement each. */
export class TableRows {
  constructor(private readonly connection: QueryExecutorProvider) {}

  async list<Name extends CollectionName>(
    name: Name,
    where: Criteria<Name> = {},
    { order = [], offset = 0, limit = Number.POSITIVE_INFINITY }: ListOptions<Name> = {},
  ): Promise<RowOf<Name>[]> {
    const { rows } = await sql<TableRecord>`${selectFrom(name)}
      where ${criteriaSql(name, where)} order by ${orderSql(name, order)}
      limit ${limitSql(limit)} offset ${offset}`.execute(this.connection);
    return rows.map((record) => toRow(name, record));
  }

  /** Reads the rows that fulfil a condition in SQL, in no order. */
  async listWhere<Name extends CollectionName>(name: Name, condition: Sql): Promise<RowOf<Name>[]> {
    const { rows } = await sql<TableRecord>`${selectFrom(name)} where ${condition}`.execute(this.connection);
    return rows.map((record) => toRow(name, record));
  }

  async count<Name extends CollectionName>(name: Name, where: Criteria<Name>): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(name)}
      where ${criteriaSql(name, where)}`.execute(this.connection);
    return rows[0]?.count ?? 0;
  }

  /** Inserts records that have all columns of the first one. */
  async insert(name: CollectionName, records: readonly TableRecord[]): Promise<void> {
    const columns = columnsOf(name).concat({ member: REST_COLUMN, column: REST_COLUMN, type: 'json' });
    if (records.length === 0) return;
    await sql`insert into ${sql.table(name)} (${sql.join(columns.map(({ column }) => sql.ref(column)))})
      select ${sql.join(columns.map(valueOf))}
      from json_to_recordset(${toJson(records)}::json) as sent (${declared(columns)})`.execute(
      this.connection,
    );
  }

  /** Sets the columns of a record in the row with these keys. */
  async update(
    name: CollectionName,
    key: Readonly<Record<string, string>>,
    record: TableRecord,
  ): Promise<void> {
    const columns = sentColumns(name, record);
    const changes = columns.map((column) => sql`${sql.ref(column.column)} = ${valueOf(column)}`);
    const keys = Object.entries(key).map(
      ([member, value]) => sql`stored.${sql.ref(columnOf(member))} = ${value}`,
    );
    await sql`update ${sql.table(name)} as stored set ${sql.join(changes)}
      from json_to_recordset(${toJson([record])}::json) as sent (${declared(columns)})
      where ${sql.join(keys, sql` and `)}`.execute(this.connection);
  }

  async remove<Name extends CollectionName>(name: Name, where: Criteria<Name>): Promise<number> {
    const { numAffectedRows = 0n } =
      await sql`delete from ${sql.table(name)} where ${criteriaSql(name, where)}`.execute(this.connection);
    return Number(numAffectedRows);
  }

  async keepNewest(name: CollectionName, count: number): Promise<void> {
    const position = sql.ref(POSITION);
    await sql`delete from ${sql.table(name)} where ${position} <=
      (select ${position} from ${sql.table(name)} order by ${position} desc offset ${count} limit 1)`.execute(
      this.connection,
    );
  }
}
