import { sql } from 'kysely';
import type { SeededData } from '../../../fixtures/seeds/demo';
import { isServerUrl } from '../dataPlace';
import { connectToServer, openEmbedded } from './connect';
import { openDataFolder } from './dataFolder';
import { checkKeyFingerprint } from './keyFingerprint';
import { migrate, readKind } from './migrate';
import { SqlDatabase } from './sqlDatabase';

/** Options of a database. */
interface OpenDatabaseOptions {
  /** Folder, or URL of a server (`postgres://…`). */
  target: string;
  /** Data for an empty database. `default` seeds a new folder and leaves a new database of a server empty. */
  seed: 'demo' | 'none' | 'default';
  seedData: () => SeededData;
  /** Logs events of the connection, in one line each. */
  log: (line: string) => void;
}

/** An open database. */
export interface OpenedDatabase {
  database: SqlDatabase;
  /** True if the demo data was written now. */
  isSeeded: boolean;
  /** Throws an English message if the database was used with another secret key. Takes the fingerprint of the key. */
  checkKey(fingerprint: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database of a folder or server, creates its tables or brings them to this version, and seeds an empty one.
 * Throws an English message if the data is foreign, newer or in use; nothing is changed then.
 */
export const openDatabase = (options: OpenDatabaseOptions): Promise<OpenedDatabase> =>
  isServerUrl(options.target) ? openServer(options) : openFolder(options);

const opened = (database: SqlDatabase, isSeeded: boolean) => ({
  database,
  isSeeded,
  checkKey: (fingerprint: string) => checkKeyFingerprint(database.connection, fingerprint),
});

async function openServer({ target, seed, seedData, log }: OpenDatabaseOptions): Promise<OpenedDatabase> {
  // An index of a large table takes minutes, for which other hosts wait.
  const unlimited = new SqlDatabase(connectToServer(target, log, 0));
  const isSeeded = await prepare(unlimited, seed === 'demo', seedData).finally(() => unlimited.close());
  const database = new SqlDatabase(connectToServer(target, log));
  return { ...opened(database, isSeeded), close: () => database.close() };
}

async function openFolder({ target, seed, seedData }: OpenDatabaseOptions): Promise<OpenedDatabase> {
  const folder = openDataFolder(target);
  try {
    const { pglite, connection } = await openEmbedded({ dataDir: folder.postgres });
    const database = new SqlDatabase(connection);
    const isSeeded = await prepare(database, seed !== 'none', seedData);
    folder.finish();
    const close = async () => {
      await database.close();
      await pglite.close();
      folder.release();
    };
    return { ...opened(database, isSeeded), close };
  } catch (error) {
    folder.release();
    throw error;
  }
}

/** Returns true if the database was empty and has demo data now. */
async function prepare(
  database: SqlDatabase,
  wantsSeed: boolean,
  seedData: () => SeededData,
): Promise<boolean> {
  const isEmpty = (await readKind(database.connection)) === 'empty';
  await migrate(database.connection);
  if (!isEmpty || !wantsSeed) return false;
  const { state, plain } = seedData();
  await database.replace(state, plain);
  // Plans depend on statistics, which PGlite never takes by itself, and a server some time later.
  await sql`vacuum (analyze)`.execute(database.connection);
  return true;
}
