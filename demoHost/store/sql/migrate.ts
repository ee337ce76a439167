import { Migrator, sql } from 'kysely';
import { migrations } from './migrations/index';
import type { SqlConnection } from './schema';

/** Table with the versions that a database has. */
const VERSIONS = 'console_versions';

/** State of a database: without tables, with those of this host, or with others. */
export type DatabaseKind = 'empty' | 'own' | 'foreign';

/** Tells the kind of a database. */
export async function readKind(connection: SqlConnection): Promise<DatabaseKind> {
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')`.execute(connection);
  if (rows.length === 0) return 'empty';
  return rows.some(({ name }) => name === VERSIONS) ? 'own' : 'foreign';
}

/**
 * Brings a database to this version. Several hosts may start at one time: an advisory lock lets one of them do it. Throws
 * an English message if the database is newer or not of this host.
 */
export async function migrate(connection: SqlConnection): Promise<void> {
  if ((await readKind(connection)) === 'foreign')
    throw new Error(
      'The database has tables that are not of this console: choose another one with --database.',
    );
  const migrator = new Migrator({
    db: connection,
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableName: VERSIONS,
    migrationLockTableName: `${VERSIONS}_lock`,
  });
  const applied = (await readKind(connection)) === 'own' ? await appliedVersions(connection) : [];
  if (applied.some((name) => !Object.hasOwn(migrations, name)))
    throw new Error('The database is of a newer version of the console: update this host.');
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

async function appliedVersions(connection: SqlConnection): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(VERSIONS)}`.execute(connection);
  return rows.map(({ name }) => name);
}
