import { sql } from 'kysely';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../fixtures/seeds/demo';
import { createDemoHost } from '../host';
import { openEmbedded } from '../store/sql/connect';
import { migrate } from '../store/sql/migrate';
import type { SqlConnection } from '../store/sql/schema';
import { SqlDatabase } from '../store/sql/sqlDatabase';
import { callAt } from './testHost';
import type { TestCaller } from './testHost';

let connection: SqlConnection;
let database: SqlDatabase;
let as: TestCaller;
let url: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ connection } = await openEmbedded({}));
  await migrate(connection);
  database = new SqlDatabase(connection);
  const { state, plain } = seedDemo('normal', Date.now());
  await database.replace(state, plain);
  const { app } = createDemoHost({ database, getNotice: () => database.notice, log: () => undefined });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const login = await callAt(url)('POST', '/users/login', {
    email: 'super@demo.example',
    password: 'demo-super',
  });
  as = callAt(url, String(login.body['token']));
  stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await database.close();
  };
});
afterAll(() => stop());

/** A database that can be read only: by its setting, or because its disk is full. */
const states: Readonly<Record<string, readonly [begin: string, end: string]>> = {
  'read-only (25006)': ['set default_transaction_read_only = on', 'set default_transaction_read_only = off'],
  'full (53100)': [
    `create function refuse_row() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger refuse_row before insert or update on assets for each row execute function refuse_row()`,
    'drop function refuse_row cascade',
  ],
};

describe.each(Object.entries(states))('a database that is %s', (name, [begin, end]) => {
  it('answers writes with 503 and Retry-After, reads go on, and writes work again after it [SHELL-48]', async () => {
    const list = await as('GET', '/assets?page[size]=1');
    const id = String(list.body['data']?.[0]?.['id']);
    const write = (alias: string) => as('PATCH', `/assets/${id}`, { data: { id, attributes: { alias } } });
    await sql.raw(begin).execute(connection);
    const refused = await write(`${name} 1`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(refused.body['errors']?.[0]?.['code']).toBe('database_read_only');
    expect((await as('GET', `/assets/${id}`)).status).toBe(200);
    expect((await fetch(`${url}/health`)).status).toBe(200);
    const notice = await as('GET', '/demo/state');
    expect(notice.body['notice']).toEqual(expect.any(String));
    await sql.raw(end).execute(connection);
    expect((await write(`${name} 2`)).status).toBe(200);
    expect((await as('GET', '/demo/state')).body['notice']).toBeNull();
  });
});
