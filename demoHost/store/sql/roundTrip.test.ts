import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { foldAccents } from '../../../fixtures/generators/foldText';
import { seedDemo } from '../../../fixtures/seeds/demo';
import type { State } from '../../../fixtures/rows/state';
import { sharedSql } from '../testing/databases';
import { columnsOf } from './rowCodec';
import type { SqlConnection } from './schema';
import { SqlDatabase } from './sqlDatabase';
import { readState } from './stateRows';
import { collectionNames } from './tables/index';
import { decodeText, encodeText } from './textCodec';

const NOW = Date.UTC(2026, 10, 20);
let connection: SqlConnection;
beforeAll(async () => {
  connection = await sharedSql();
});

/** Rows of collections that the seed leaves empty. */
const otherRows: Partial<State> = {
  device_permissions: [
    { asset_id: 'a', device_id: 'd', enabled: true, before: false, command_id: 'c', asked_at: 1 },
  ],
  sensor_passwords: [{ sensor_uuid: 's', password: null, before: '1234', command_id: 'c', asked_at: 2 }],
  notifications: [
    { id: 'n', created_at: 3, sender_id: 'u', project_id: null, user_ids: [], title: null, content: 'Hola' },
  ],
  device_commands: [
    {
      id: 'c',
      kind: 'set_password',
      gateway_id: null,
      device_uuid: 'd',
      payload: { sensor_uuid: 's', password: null, enabled: true },
      state: 'sent',
      asked_at: 2,
      next_check_at: 4,
      finished_at: null,
    },
  ],
  activity: [
    {
      id: 'a',
      at: 5,
      user_id: null,
      user_email: null,
      call: 'renameAsset',
      action: 'update',
      resource: 'assets',
      record_id: 'x',
      record_name: 'Ático',
      client_ids: ['c1'],
      address: '::1',
      before: { alias: null, gateways: [] },
      after: null,
    },
  ],
  outbox: [
    {
      id: 'o',
      kind: 'invitation',
      user_id: 'u',
      recipient: 'a@b.example',
      content: null,
      state: 'failed',
      attempts: 3,
      next_attempt_at: 6,
      created_at: 5,
      sent_at: null,
      last_error: '550',
    },
  ],
  sessions: [{ hash: 'h', user_id: 'u', expires_at: 9 }],
  // Two failures may be equal.
  login_failures: [
    { account: 'a', network: '::1', is_known: false, failed_at: 8 },
    { account: 'a', network: '::1', is_known: false, failed_at: 8 },
  ],
  known_logins: [{ account: 'a', network: '::1' }],
  labels_made: 7,
  legal_accepted: ['u1'],
};

describe('rows in PostgreSQL', () => {
  it.each(['normal', 'hostile'] as const)('are read as they were written: %s data', async (data) => {
    const state = { ...seedDemo(data, NOW).state, ...otherRows };
    await new SqlDatabase(connection).replace(state);
    const stored = await readState(connection);
    for (const name of collectionNames) expect(stored[name], name).toEqual(state[name]);
    expect(stored).toEqual(state);
  });

  it('keep members that only some rows have, null or not, and characters that no text in PostgreSQL has', async () => {
    const database = new SqlDatabase(connection);
    const camera = {
      asset_id: null,
      project_id: null,
      name: 'a\0b \uD800 c \uFDD0 \u{1F600}',
      vendor: '',
      model: '',
      id: 'odd',
      remote: '',
      local: '',
      comments: null,
      device_serial: null,
      enabled: true,
      remote_api_port: null,
    };
    const rooms = [
      { id: '1', identifier: '\0', password: null, comments: '\uDC00', assetId: null, intercomId: 'i' },
    ];
    // In another order of the tests the tables are still empty.
    await database.replace(seedDemo('normal', NOW).state);
    await database.transaction('write', (store) => store.insert('cameras', camera));
    const read = () =>
      database.transaction('read', (store) => store.find('cameras', { name: { contains: '\0b' } }));
    expect(await read()).toStrictEqual(camera);
    await database.transaction('write', async (store) => {
      const intercom = (await store.list('intercoms'))[0]!;
      await store.update('intercoms', intercom, { rooms });
      expect((await store.find('intercoms', { id: intercom.id }))?.rooms).toEqual(rooms);
      await store.update('cameras', camera, { local_api_port: 80, remote_api_port: 90 });
    });
    expect(await read()).toStrictEqual({ ...camera, remote_api_port: 90, local_api_port: 80 });
  });

  it('have a column of the right type for each member', async () => {
    const { rows } = await sql<{ name: string; column: string; type: string }>`
      select table_name as name, column_name as column, data_type as type
      from information_schema.columns where table_schema = current_schema()`.execute(connection);
    const typeNames = {
      text: 'text',
      texts: 'ARRAY',
      boolean: 'boolean',
      number: 'double precision',
      time: 'timestamp with time zone',
      json: 'json',
    };
    for (const name of collectionNames) {
      const stored = new Map(rows.filter((row) => row.name === name).map((row) => [row.column, row.type]));
      const expected = columnsOf(name).map(({ column, type }) => [column, typeNames[type]] as const);
      expect([...stored].sort(), name).toEqual(
        [...expected, ['position', 'bigint'], ['rest', 'json']].sort(),
      );
    }
  });
});

describe('texts', () => {
  const samples = [
    'Ático Ñandú',
    'ÀÉÎõü ÇŒß',
    'ŽIŽEK',
    'Ωmega',
    'Привет',
    'x\u0327\u0301',
    '',
    '10%_\\',
    '日本 ｶﾞ',
    'İi',
  ];

  it('are folded as the host folds them', async () => {
    const { rows } = await sql<{ folded: string }>`select fold_text(t) as folded
      from unnest(${samples}::text[]) with ordinality u(t, n) order by n`.execute(connection);
    // The lower case of the dotted capital I has a mark in JavaScript alone.
    const expected = samples.map((text) => foldAccents(text));
    expect(rows.slice(0, -1).map((row) => row.folded)).toEqual(expected.slice(0, -1));
  });

  it('are sorted as Spanish words, numbers by value', async () => {
    const words =
      'Zaragoza|ñu|nz|ópera|Opera|o|Piso 10|Piso 9|piso 009|Piso 9.5|a-b|a b|A1|a|(a)|10|9|Cáceres|caceres 2|álamo|Calle Mayor, 3|Calle Mayor 12'.split(
        '|',
      );
    const { rows } = await sql<{ t: string }>`select t from unnest(${words}::text[]) with ordinality u(t, n)
      order by sort_key(t), n`.execute(connection);
    const { compare } = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });
    expect(rows.map((row) => row.t)).toEqual(words.toSorted(compare));
  });

  it('come back from their encoding', () => {
    for (const text of ['\0', '\uFDD0', '\uFDD00000', 'a\uDC00', '\uD800\uD800', '\u{1F600}', 'plain'])
      expect(decodeText(encodeText(text))).toBe(text);
  });
});
