import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';
import { constraints001 } from './constraints001';
import { functions001 } from './functions001';
import { indexes001 } from './indexes001';
import { keyFingerprint003 } from './keyFingerprint003';
import { tables001 } from './tables001';
import { versions002 } from './versions002';

/** Collations that know the case of all letters, the best first: built into the server, or of ICU. */
const caseCollations = ['pg_c_utf8', 'und-x-icu'];

async function findCaseCollation(connection: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ collname: string }>`select collname from pg_collation
    where collname = any(${caseCollations})`.execute(connection);
  const found = caseCollations.find((name) => rows.some((row) => row.collname === name));
  return `"${found ?? 'default'}"`;
}

/** The versions of the database, in order. They go forward only, and one that was shipped never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001': {
    up: async (connection: Kysely<unknown>) => {
      const functions = functions001(await findCaseCollation(connection));
      for (const statements of [functions, tables001, indexes001, constraints001])
        await sql.raw(statements).execute(connection);
    },
  },
  '002': {
    up: async (connection: Kysely<unknown>) => {
      await sql.raw(versions002).execute(connection);
    },
  },
  '003': {
    up: async (connection: Kysely<unknown>) => {
      await sql.raw(keyFingerprint003).execute(connection);
    },
  },
};
