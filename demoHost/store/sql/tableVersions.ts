import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CollectionName } from '../collections';
import type { SqlConnection } from './schema';

/**
 * SQL of the version of a table: the number of statements that changed it so far, as far as a snapshot sees them. Snapshots see
 * changes in the order of their commits, so the same number means the same rows. Migration 002 has the triggers.
 */
export const versionSql = (name: CollectionName, topics: readonly string[]): RawBuilder<unknown> => {
  const own = sql`table_name = ${sql.lit(name)} and topic = any(${sql.lit(`{${topics.join(',')}}`)})`;
  return sql`(select count(*) from row_changes where ${own})
    + (select coalesce(sum(changes), 0) from row_versions where ${own})::bigint`;
};

/** Replaces the notes of changes by their sums, by one statement, so that no version changes. */
export async function sumChanges(connection: SqlConnection): Promise<void> {
  await sql`with summed as (delete from row_changes returning table_name, topic),
      sums as (select table_name, topic, count(*) as changes from summed group by table_name, topic)
    insert into row_versions as stored (table_name, topic, changes) select * from sums
    on conflict (table_name, topic) do update set changes = stored.changes + excluded.changes`.execute(
    connection,
  );
}
