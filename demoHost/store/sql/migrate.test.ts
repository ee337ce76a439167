import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openBareSql } from '../testing/databases';
import { checkKeyFingerprint } from './keyFingerprint';
import { migrate } from './migrate';
import type { SqlConnection } from './schema';

/** Tables, columns and applied versions of a database. */
async function contentOf(connection: SqlConnection): Promise<unknown> {
  const columns = await sql`select table_name, column_name, data_type from information_schema.columns
    where table_schema = current_schema() order by 1, 2`.execute(connection);
  const { rows } = await sql<{
    has: boolean;
  }>`select to_regclass('console_versions') is not null as has`.execute(connection);
  const versions = rows[0]?.has
    ? await sql`select name from console_versions order by 1`.execute(connection)
    : null;
  return [columns.rows, versions?.rows];
}

it('refuses a database of something else or of a newer version, and changes nothing; the key is that of the first start [LIST-17]', async () => {
  const connection = await openBareSql();
  await sql`create table orders (id int)`.execute(connection);
  const foreign = await contentOf(connection);
  await expect(migrate(connection)).rejects.toThrow('tables that are not of this console');
  expect(await contentOf(connection)).toEqual(foreign);
  await sql`drop table orders`.execute(connection);

  await migrate(connection);
  const migrated = await contentOf(connection);
  await migrate(connection);
  expect(await contentOf(connection)).toEqual(migrated);

  await checkKeyFingerprint(connection, 'first');
  await checkKeyFingerprint(connection, 'first');
  await expect(checkKeyFingerprint(connection, 'second')).rejects.toThrow('encrypted with another key');
  await checkKeyFingerprint(connection, 'first');

  await sql`insert into console_versions (name, timestamp) values ('999', '2030')`.execute(connection);
  const newer = await contentOf(connection);
  await expect(migrate(connection)).rejects.toThrow('of a newer version of the console');
  expect(await contentOf(connection)).toEqual(newer);
  await connection.destroy();
});
