import { sql } from 'kysely';
import type { SqlConnection } from './schema';

/**
 * Compares the fingerprint of a host's secret key with the one that the database was first used with, and stores it if there is
 * none yet. Throws an English message if they differ: the host could read no door password and no unsent message.
 */
export async function checkKeyFingerprint(connection: SqlConnection, fingerprint: string): Promise<void> {
  const read = () =>
    sql<{ fingerprint: string }>`select fingerprint from key_fingerprint`.execute(connection);
  let [stored] = (await read()).rows;
  if (!stored) {
    // The second one of two hosts that start together compares with the key of the first.
    await sql`insert into key_fingerprint (fingerprint) values (${fingerprint}) on conflict do nothing`.execute(
      connection,
    );
    [stored] = (await read()).rows;
  }
  if (stored?.fingerprint !== fingerprint)
    throw new Error(
      'The secrets in this database are encrypted with another key: start the host with the key of its other hosts, or of the backup.',
    );
}
