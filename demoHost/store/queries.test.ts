import { beforeAll, describe, expect, it } from 'vitest';
import { foldAccents } from '../../fixtures/generators/foldText';
import { seedState } from '../../fixtures/seeds/index';
import type { CollectionName } from './collections';
import type { Criteria } from './criteria';
import { databases } from './testing/databases';
import type { Database, ListOptions } from './store';

const state = seedState('normal', Date.UTC(2026, 10, 20));
const [client, otherClient] = state.clients.filter((row) =>
  state.assets.some((asset) => asset.client_id === row.id),
) as [(typeof state.clients)[0], (typeof state.clients)[0]];
const user = state.users.find((row) => row.asset_ids.length > 1)!;
const cloudDevice = state.devices.find((row) => row.cloud !== null)!;
const linkedAsset = state.assets.find((row) => row.gateways.length > 0)!;
const stay = state.check_ins.find((row) => row.nfc.some((text) => text.includes(':')))!;
const ids = (rows: readonly object[]) =>
  rows.map((row) => (row as { id?: string; uuid?: string }).id ?? (row as { uuid: string }).uuid);

describe.each(Object.entries(databases))('queries of a database in %s', (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open(structuredClone(state));
  });
  const list = <Name extends CollectionName>(
    name: Name,
    where: Criteria<Name>,
    options?: ListOptions<Name>,
  ) => database.transaction('read', (store) => store.list(name, where, options));

  /** A query, and the rows of the seed that match it. */
  const expectSame = async <Name extends CollectionName>(
    name: Name,
    where: Criteria<Name>,
    matches: (row: (typeof state)[Name][number]) => boolean,
  ) => {
    const rows: readonly (typeof state)[Name][number][] = state[name];
    const expected = rows.filter(matches);
    expect(expected.length, 'a case that cannot fail').toBeGreaterThan(0);
    expect(await list(name, where)).toEqual(expected);
    expect(await database.transaction('read', (store) => store.count(name, where))).toBe(expected.length);
  };

  it('give all rows in insertion order without criteria', async () => {
    expect(ids(await list('devices', {}))).toEqual(ids(state.devices));
  });

  it('compare members with values, null among them', async () => {
    await expectSame('assets', { client_id: client.id }, (row) => row.client_id === client.id);
    await expectSame('devices', { asset_id: null }, (row) => row.asset_id === null);
    await expectSame('devices', { enabled: false }, (row) => !row.enabled);
    await expectSame(
      'devices',
      { asset_id: null, gateway_id: { not: null } },
      (row) => row.asset_id === null && row.gateway_id !== null,
    );
    await expectSame(
      'assets',
      { client_id: { in: [client.id, otherClient.id] } },
      (row) => row.client_id === client.id || row.client_id === otherClient.id,
    );
    expect(await list('assets', { id: { in: [] } })).toEqual([]);
  });

  it('compare numbers; null is in no range', async () => {
    await expectSame(
      'devices',
      { battery_level: { lt: 50 } },
      (row) => row.battery_level !== null && row.battery_level < 50,
    );
    await expectSame(
      'devices',
      { battery_level: { gte: 20, lte: 40 } },
      (row) => row.battery_level !== null && row.battery_level >= 20 && row.battery_level <= 40,
    );
    await expectSame('devices', { battery_level: { not: 100 } }, (row) => row.battery_level !== 100);
  });

  it('compare texts, folded or not', async () => {
    await expectSame('devices', { name: { contains: 'ara' } }, (row) => row.name.includes('ara'));
    await expectSame('devices', { room: { contains: 'salon', fold: true } }, (row) =>
      foldAccents(row.room).includes('salon'),
    );
    const label = linkedAsset.gateways[0]!.qr_code;
    const folded = foldAccents(label);
    await expectSame('gateways', { qr_code: { is: folded, fold: true } }, (row) => row.qr_code === label);
    expect(await list('gateways', { qr_code: { is: folded } })).toEqual([]);
    await expectSame('clients', { name_key: foldAccents(client.name) }, (row) => row.name === client.name);
    await expectSame('users', { email_key: user.email!.toLowerCase() }, (row) => row.id === user.id);
  });

  it('match lists by their elements', async () => {
    await expectSame('users', { client_ids: client.id }, (row) => row.client_ids.includes(client.id));
    await expectSame('users', { asset_ids: { in: user.asset_ids } }, (row) =>
      row.asset_ids.some((id) => user.asset_ids.includes(id)),
    );
    await expectSame('users', { asset_ids: null }, (row) => row.asset_ids.length === 0);
    const [card = ''] = stay.nfc.flatMap((text) => text.split(':')[1] ?? []);
    await expectSame('check_ins', { card_codes: { contains: card.slice(1, 5) } }, (row) =>
      row.nfc.some((text) => text.split(':')[1]?.includes(card.slice(1, 5))),
    );
  });

  it('match parts of nested values', async () => {
    const gatewayId = linkedAsset.gateways[0]!.gateway_id;
    await expectSame('assets', { 'gateways.gateway_id': gatewayId }, (row) =>
      row.gateways.some((link) => link.gateway_id === gatewayId),
    );
    await expectSame(
      'devices',
      { 'cloud.serial_number': cloudDevice.cloud!.serial_number },
      (row) => row.cloud?.serial_number === cloudDevice.cloud!.serial_number,
    );
    await expectSame('devices', { 'sensors.sensor_uuid': cloudDevice.sensors[0]!.sensor_uuid }, (row) =>
      row.sensors.some(({ sensor_uuid }) => sensor_uuid === cloudDevice.sensors[0]!.sensor_uuid),
    );
    await expectSame(
      'tickets',
      { 'created_by.type': 'automated' },
      (row) => row.created_by.type === 'automated',
    );
    await expectSame(
      'devices',
      { reported_connectivity: 'UNKNOWN' },
      (row) => row.connectivity === null || row.connectivity === 'UNKNOWN',
    );
  });

  it('combine criteria: any, all and none', async () => {
    await expectSame(
      'devices',
      { enabled: true, any: [{ battery_level: { lt: 30 } }, { asset_id: null }] },
      (row) =>
        row.enabled && ((row.battery_level !== null && row.battery_level < 30) || row.asset_id === null),
    );
    await expectSame(
      'devices',
      { any: [{ uuid: cloudDevice.uuid }, { device_id: state.devices[0]!.device_id }] },
      (row) => row.uuid === cloudDevice.uuid || row.device_id === state.devices[0]!.device_id,
    );
    await expectSame(
      'devices',
      {
        all: [{ enabled: true }, {}],
        none: [{ name: { contains: 'sensor', fold: true } }, { battery_level: 100 }],
      },
      (row) => row.enabled && !foldAccents(row.name).includes('sensor') && row.battery_level !== 100,
    );
  });

  it('find searchable texts, with those of other rows', async () => {
    const found = await list('projects', { search_text: { contains: foldAccents(client.name) } });
    expect(ids(found)).toEqual(ids(state.projects.filter((row) => row.client_id === client.id)));
    const { client_id, city } = linkedAsset;
    const inCity = await list('assets', { search_text: { contains: foldAccents(city!) }, client_id });
    expect(ids(inCity)).toContain(linkedAsset.id);
    expect(new Set(inCity.map((row) => row.client_id))).toEqual(new Set([client_id]));
  });

  it('sort as Spanish words, numbers by value, missing values last, equal rows in insertion order', async () => {
    const names = (await list('clients', {}, { order: [{ by: 'name' }] })).map((row) => row.name);
    const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });
    expect(names).toEqual(state.clients.map((row) => row.name).toSorted(collator.compare));
    const levels = (descending: boolean) =>
      list('devices', {}, { order: [{ by: 'battery_level', descending }] });
    const expected = (sign: number) =>
      state.devices.toSorted((a, b) =>
        a.battery_level === null || b.battery_level === null
          ? Number(a.battery_level === null) - Number(b.battery_level === null)
          : sign * (a.battery_level - b.battery_level),
      );
    expect(ids(await levels(false))).toEqual(ids(expected(1)));
    expect(ids(await levels(true))).toEqual(ids(expected(-1)));
    const twoKeys = await list(
      'tickets',
      {},
      {
        order: [{ by: 'status_rank', descending: true }, { by: 'created_at' }],
      },
    );
    const ranks = twoKeys.map((row) => [row.status, row.created_at] as const);
    ranks.slice(1).forEach(([status, created], i) => {
      if (ranks[i]![0] === status) expect(ranks[i]![1]).toBeLessThanOrEqual(created);
    });
  });

  it('cut out parts and pages', async () => {
    const where = { client_id: client.id };
    const all = ids(await list('assets', where));
    expect(ids(await list('assets', where, { limit: 2 }))).toEqual(all.slice(0, 2));
    expect(ids(await list('assets', where, { offset: 3, limit: 2 }))).toEqual(all.slice(3, 5));
    const page = await database.transaction('read', (store) =>
      store.page('assets', where, { order: [{ by: 'id', descending: true }], offset: 1, limit: 3 }),
    );
    expect(page.total).toBe(all.length);
    expect(ids(page.rows)).toEqual(all.toSorted().toReversed().slice(1, 4));
    const pastEnd = await database.transaction('read', (store) =>
      store.page('assets', where, { offset: 10_000, limit: 3 }),
    );
    expect(pastEnd).toEqual({ rows: [], total: all.length });
  });
});
