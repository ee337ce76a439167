import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeviceRow } from '../../../fixtures/rows/devices';
import { expectRows, startTestHost } from '../../testing/testHost';
import type { TestCaller, RunningHost } from '../../testing/testHost';

let host: RunningHost;
let root: TestCaller;
beforeAll(async () => {
  host = await startTestHost();
  root = await host.signInAs('super');
});
afterAll(() => host.close());

const devices = () => host.store.state.devices;
const list = async (query: string, as = root) => {
  const answer = await as('GET', `/devices?page[size]=1000&${query}`);
  expect(answer.status, query).toBe(200);
  return expectRows(answer.body['data']);
};
const filter = (text: string) => `filter=${encodeURIComponent(text)}`;

describe('devices', () => {
  it('of an asset: by gateway, with sensors [DEV-08] [DEV-20]', async () => {
    const asset = host.store.state.assets.find((row) => row.gateways.length === 2)!;
    const rows = await list(`asset_id=${asset.id}`);
    expect(rows.length).toBe(host.store.rows.list('devices', { asset_id: asset.id }).length);
    const order = rows.map((row) => String(row['gateway_id']));
    expect(order).toEqual([...order].sort());
    expect(rows[0]).toMatchObject({ assetId: asset.id, projectId: asset.project_id });
    for (const row of rows) {
      expect(row['batteryLevel']).toBe(row['battery_level']);
      expect(expectRows(row['sensors']).length).toBeGreaterThan(0);
    }
  });

  it('of a project without asset, as its devices tab asks [DEV-19] [DEV-21]', async () => {
    const project = host.store.state.projects.find((row) => row.type === 'OFFICE')!;
    const all = await list(`project_id=${project.id}`);
    const shared = await list(`project_id=${project.id}&${filter('asset_id is null')}`);
    expect(shared.length).toBeGreaterThan(3);
    expect(shared.length).toBeLessThan(all.length);
    expect(shared.every((row) => row['asset'] === null && row['shared'] === true)).toBe(true);
    const own = all.find((row) => row['asset'] !== null)!;
    expect(own['asset']).toMatchObject({ asset_id: own['assetId'], type: 'OFFICE' });
    expect((own['asset'] as Record<string, unknown>)['address']).toMatch(/^\p{L}.* \d+, .*\d{5} /u);
  });

  it('of a gateway, sorted as asked [GWD-15] [GWD-16] [DEV-17]', async () => {
    const gateway = host.store.state.gateways.find(
      (row) => row.type === 'shared' && row.project_id !== null,
    )!;
    const ids = async (sort: string) =>
      (await list(`gateway_id=${gateway.id}&sort=${sort}`)).map((row) => row['device_id']);
    const up = await ids('device_id');
    expect(up.length).toBe(5);
    expect(await ids('-device_id')).toEqual([...up].reverse());
    expect((await root('GET', '/devices?sort=password')).status).toBe(400);
  });

  it('is filtered; one that says nothing counts as unknown [DEV-18] [DEV-20]', async () => {
    const low = await list(filter('battery_level<=15,battery_level>=2'));
    expect(low.length).toBeGreaterThan(5);
    expect(low.every((row) => Number(row['battery_level']) <= 15)).toBe(true);
    const unknown = await list(filter('connectivity=UNKNOWN'));
    expect(unknown.some((row) => !('connectivity' in row))).toBe(true);
    const two = await list(filter('connectivity=UNKNOWN,connectivity=OFFLINE'));
    expect(two.length).toBeGreaterThan(unknown.length);
    const wrong = await root('GET', `/devices?${filter('password=1')}`);
    expect([wrong.status, wrong.body['errors']?.[0]?.['source']]).toEqual([400, { parameter: 'filter' }]);
  });

  it('some need no gateway, some are off, some have no battery [DEV-60] [DEV-64]', () => {
    const has = (test: (row: DeviceRow) => boolean) =>
      expect(devices().filter(test).length).toBeGreaterThan(0);
    has((row) => row.gateway_id === null && row.asset_id !== null);
    has((row) => row.gateway_id === null && row.asset_id === null);
    has((row) => !row.enabled);
    has((row) => row.battery_level === null);
    expect(new Set(devices().map((row) => row.uuid)).size).toBe(devices().length);
  });

  it('of foreign companies are not listed [PERM-10]', async () => {
    const admin = await host.signInAs('admin');
    const own = host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0];
    expect((await list('', admin)).length).toBe(
      Math.min(1000, devices().filter((row) => row.client_id === own).length),
    );
    const foreign = devices().find((row) => row.client_id !== own && row.asset_id !== null)!;
    expect(await list(`asset_id=${foreign.asset_id}`, admin)).toEqual([]);
    expect((await admin('GET', `/assets/${foreign.asset_id}/sensors`)).status).toBe(404);
    expect((await admin('GET', `/devices/access/project/${foreign.project_id}/list`)).status).toBe(404);
  });

  it('search finds by name and room without accents [LIST-17]', async () => {
    const rows = await list('search=cuadro%20electrico');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row['room'] === 'Cuadro eléctrico')).toBe(true);
  });
});

describe('sensors of an asset', () => {
  it('are those whose values can be read, or all [CONS-20] [CONS-21]', async () => {
    const asset = host.store.state.assets.find((row) => row.gateways.length > 0)!;
    const some = expectRows((await root('GET', `/assets/${asset.id}/sensors`)).body['data']);
    const all = expectRows((await root('GET', `/assets/${asset.id}/sensors?show=all`)).body['data']);
    expect(some.length).toBeGreaterThan(0);
    expect(all.length).toBeGreaterThan(some.length);
    expect(some.every((row) => row['can_data_be_fetched'])).toBe(true);
  });
});

describe('access devices of a project', () => {
  it('are its locks, found, sorted by battery and paged [OFFICE-10] [OFFICE-11] [OFFICE-13]', async () => {
    const project = host.store.state.projects.find((row) => row.type === 'HOTEL')!;
    const read = async (query: string) =>
      expectRows((await root('GET', `/devices/access/project/${project.id}/list?${query}`)).body['data']);
    const rows = await read('sort=batteryLevel:asc&page[size]=1000');
    const levels = rows.map((row) => row['batteryLevel'] as number | null);
    const known = levels.filter((level) => level !== null);
    expect(known).toEqual([...known].sort((a, b) => a - b));
    expect(levels.slice(known.length).every((level) => level === null)).toBe(true);
    expect(rows.every((row) => String(row['accessSensorId']).startsWith('acc-'))).toBe(true);
    expect((await read('search=portal')).every((row) => /portal/i.test(JSON.stringify(row)))).toBe(true);
    expect(await read('page[number]=2&page[size]=5')).toHaveLength(5);
    expect((await root('GET', `/devices/access/project/${project.id}/list?sort=-name`)).status).toBe(400);
  });
});
