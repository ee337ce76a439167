import { sql } from 'kysely';
import type { SeededData } from '../../../fixtures/seeds/demo';
import { PeriodicWork } from '../../server/periodicWork';
import { isServerUrl } from '../dataPlace';
import { connectToServer, openEmbedded } from './connect';
import { openDataFolder } from './dataFolder';
import { checkKeyFingerprint } from './keyFingerprint';
import { migrate, readKind } from './migrate';
import type { SqlConnection } from './schema';
import { SqlDatabase } from './sqlDatabase';

/** Milliseconds between two vacuums of a folder. */
const VACUUM_INTERVAL_MS = 3_600_000;

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
  const isSeeded = await prepare(unlimited, seed === 'demo', seedData)
    .then(async (seeded) => {
      // It would take statistics some time later.
      if (seeded) await vacuum(unlimited.connection);
      return seeded;
    })
    .finally(() => unlimited.close());
  const database = new SqlDatabase(connectToServer(target, log));
  return { ...opened(database, isSeeded), close: () => database.close() };
}

/** Makes the space of old rows free for new ones, and takes the statistics that plans depend on. */
async function vacuum(connection: SqlConnection): Promise<void> {
  await sql`vacuum (analyze)`.execute(connection);
}

async function openFolder({ target, seed, seedData, log }: OpenDatabaseOptions): Promise<OpenedDatabase> {
  const folder = openDataFolder(target);
  try {
    const { pglite, connection } = await openEmbedded({ dataDir: folder.postgres });
    const database = new SqlDatabase(connection);
    const isSeeded = await prepare(database, seed !== 'none', seedData);
    folder.finish();
    // PGlite has no autovacuum.
    const vacuuming = new PeriodicWork(() => vacuum(connection), VACUUM_INTERVAL_MS, log);
    vacuuming.start();
    const close = async () => {
      await vacuuming.stop();
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
  return true;
}
