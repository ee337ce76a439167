import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CollectionName } from '../collections';
import { REST_COLUMN } from './rowCodec';
import { collectionNames, tableOf } from './tables/index';
import { columnOf } from './tables/table';

type Sql = RawBuilder<unknown>;

/** Columns that rows are read from, by collection; times as Unix seconds. */
const selectedColumns = new Map<CollectionName, Sql>(
  collectionNames.map((name) => {
    const columns = Object.entries(tableOf(name).columns).flatMap(([member, type]) => {
      const column = `"${columnOf(member)}"`;
      if (type === 'rest') return [];
      return type === 'time' ? `extract(epoch from ${column})::double precision as ${column}` : column;
    });
    // One part of the statement instead of one for each column: statements are composed for each call.
    return [name, sql.raw(`${columns.join(', ')}, "${REST_COLUMN}"`)];
  }),
);

/** The start of a query of whole rows. */
export const selectFrom = (name: CollectionName): Sql =>
  sql`select ${selectedColumns.get(name)} from ${sql.table(name)}`;

/** A limit is part of the statement: the plan of one row is not that of all. */
export const limitSql = (limit: number): Sql => (Number.isFinite(limit) ? sql.lit(limit) : sql`all`);
