import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { seedDemo } from '../../../fixtures/seeds/demo';
import { openDatabase } from './openDatabase';

it('a folder is vacuumed and analysed when it is opened, since PGlite never does it by itself', async () => {
  const target = mkdtempSync(join(tmpdir(), 'database-'));
  const seedData = () => seedDemo('normal', Date.UTC(2026, 10, 20));
  const log = (line: string): never => expect.unreachable(line);
  const open = () => openDatabase({ target, seed: 'none', seedData, log });
  const first = await open();
  const [client] = seedData().state.clients;
  await first.database.transaction('write', (store) => store.insert('clients', client!));
  await first.close();
  const second = await open();
  const { rows } = await sql<{ rows: number }>`select reltuples::int as rows from pg_class
    where oid = 'clients'::regclass`.execute(second.database.connection);
  expect(rows).toEqual([{ rows: 1 }]);
  await second.close();
  rmSync(target, { recursive: true });
});
