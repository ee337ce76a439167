import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeviceRow } from '../../../fixtures/rows/devices';
import { expectRows, startTestHost } from '../../testing/testHost';
import type { TestResponse, TestCaller, RunningHost } from '../../testing/testHost';

const START = Date.UTC(2026, 10, 20, 10);
let clock = START;
let host: RunningHost;
let root: TestCaller;
beforeAll(async () => {
  host = await startTestHost({ now: () => clock });
  root = await host.signInAs('super');
});
afterAll(() => host.close());

const state = () => host.store.state;
const lockOf = (test: (row: DeviceRow) => boolean) =>
  state().devices.find((row) => row.lock_type !== null && row.gateway_id !== null && test(row))!;
const homeLock = () => lockOf((row) => row.asset_id !== null && row.enabled && row.connectivity === 'ONLINE');
const codeOf = (answer: TestResponse) => [answer.status, answer.body['errors']?.[0]?.['code']];

describe('devices of an asset by gateway', () => {
  const read = async (asset: string, query = '?type=lock') => {
    const answer = await root('GET', `/assets/${asset}/devices${query}`);
    expect(answer.status).toBe(200);
    return expectRows(answer.body['data']?.['gateways']);
  };

  it('are its doors and the shared ones of its building [AACC-04] [AACC-05]', async () => {
    const lock = lockOf((row) => {
      const shared =
        row.asset_id !== null &&
        host.store.rows.list('gateways', { project_id: row.project_id ?? '', type: { not: 'private' } })
          .length > 0;
      return shared && row.enabled;
    });
    const gateways = await read(lock.asset_id!);
    const own = gateways.find((one) => one['uuid'] === lock.gateway_id);
    expect(expectRows(own?.['devices'])).toMatchObject([
      {
        device_id: lock.device_id,
        device_name: 'Cerradura principal',
        lock_type: 'HOME_DOOR',
        enabled: true,
        password: true,
        parameters: { name: 'Cerradura principal', room: 'Entrada' },
      },
    ]);
    const shared = host.store.rows
      .list('gateways', { project_id: lock.project_id!, type: { not: 'private' } })
      .map((row) => row.id);
    const doors = gateways.filter((one) => shared.includes(String(one['uuid'])));
    expect(doors).toHaveLength(shared.length);
    for (const door of expectRows(doors[0]?.['devices']))
      expect(door).toMatchObject({ lock_type: 'BUILDING_DOOR', password: false });
  });

  it('without a type are all its own; an asset without any has an empty list [AACC-04]', async () => {
    const lock = homeLock();
    const all = (await read(lock.asset_id!, '')).flatMap((one) => expectRows(one['devices']));
    expect(all).toHaveLength(host.store.rows.list('devices', { asset_id: lock.asset_id! }).length);
    const bare = state().assets.find(
      (row) => host.store.rows.list('devices', { asset_id: row.id }).length === 0,
    )!;
    expect(await read(bare.id, '')).toEqual([]);
    expect((await root('GET', `/assets/${bare.id}/devices?type=lamp`)).status).toBe(400);
  });

  it('of a foreign asset are 404 [PERM-10]', async () => {
    const admin = await host.signInAs('admin');
    const own = host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0];
    const foreign = state().assets.find((row) => row.client_id !== own)!;
    expect((await admin('GET', `/assets/${foreign.id}/devices?type=lock`)).status).toBe(404);
    expect((await admin('GET', `/sensor-passwords/deployment/${foreign.id}`)).status).toBe(404);
  });
});

describe('the permission of an asset for a device', () => {
  it('changes 2 s later, for this asset alone [AACC-13] [AACC-14]', async () => {
    const gateway = state().gateways.find(
      (row) =>
        row.type !== 'private' &&
        row.project_id !== null &&
        host.store.rows.list('assets', { project_id: row.project_id }).length > 1,
    )!;
    const door = host.store.rows
      .list('devices', { gateway_id: gateway.id })
      .find((row) => row.lock_type !== null && row.enabled)!;
    const [one, other] = host.store.rows.list('assets', { project_id: gateway.project_id! });
    const enabled = async (asset: string) => {
      const { body } = await root('GET', `/assets/${asset}/devices?type=lock`);
      return expectRows(body['data']?.['gateways'])
        .flatMap((group) => expectRows(group['devices']))
        .find((row) => row['device_id'] === door.device_id)?.['enabled'];
    };
    const toggle = (value: boolean) =>
      root('POST', `/assets/${one!.id}/device/toggle`, {
        data: { enabled: value, device_id: door.device_id, gateway_id: gateway.id },
      });
    expect((await toggle(false)).body).toEqual({ data: {} });
    expect(await enabled(one!.id)).toBe(true);
    clock += 2000;
    expect(await enabled(one!.id)).toBe(false);
    expect(await enabled(other!.id)).toBe(true);
    await toggle(true);
    expect(await enabled(one!.id)).toBe(false);
    clock += 2000;
    expect(await enabled(one!.id)).toBe(true);
  });

  it('is refused for a device of another asset, and without the right [PERM-10]', async () => {
    const lock = homeLock();
    const other = state().assets.find((row) => row.id !== lock.asset_id && row.gateways.length > 0)!;
    const body = { data: { enabled: false, device_id: lock.device_id, gateway_id: lock.gateway_id } };
    expect((await root('POST', `/assets/${other.id}/device/toggle`, body)).status).toBe(404);
    expect(
      (await root('POST', `/assets/${lock.asset_id}/device/toggle`, { data: { enabled: 1 } })).status,
    ).toBe(422);
    const lectura = await host.signInAs('lectura');
    expect((await lectura('POST', `/assets/${lock.asset_id}/device/toggle`, body)).status).toBe(403);
  });
});

describe('opening a door', () => {
  const open = (id: string, as = root) =>
    as('PATCH', '/devices/toggle/lock', { data: { access_sensor_id: id, value: '1' } });
  const sensorOf = (row: DeviceRow) =>
    row.sensors.find((one) => one.access_sensor_id !== null)!.access_sensor_id!;

  it('stands in the log of the project and in the events of the asset [OFFICE-15] [OFFICE-03] [EVENT-08]', async () => {
    const lock = homeLock();
    clock += 60_000;
    const at = Math.floor(clock / 1000);
    expect((await open(sensorOf(lock))).body).toEqual({ data: {} });
    const log = `/data/projects/time-series/${lock.project_id}/access-control`;
    const { body } = await root('GET', log, undefined, { 'accept-version': '2' });
    const entry = { ts: at, action: 'open', user_email: 'super@demo.example', lock_type: 'HOME_DOOR' };
    expect(expectRows(body['data'])[0]).toMatchObject({ ...entry, name: lock.name, room: lock.room });
    const events = await root('GET', `/data/assets/time-series/${lock.asset_id}/access-control?from=${at}`);
    expect(expectRows(events.body['data'])).toMatchObject([entry]);
  });

  it('of the building stands in the log of the project [OFFICE-15]', async () => {
    const door = lockOf((row) => row.asset_id === null && row.enabled && row.connectivity === 'ONLINE');
    clock += 60_000;
    expect((await open(sensorOf(door))).status).toBe(200);
    const log = `/data/projects/time-series/${door.project_id}/access-control`;
    const { body } = await root('GET', log, undefined, { 'accept-version': '2' });
    expect(expectRows(body['data'])[0]).toMatchObject({ name: door.name, lock_type: 'BUILDING_DOOR' });
  });

  it('fails when the device is offline or disabled, and is not logged [OFFICE-16]', async () => {
    const before = state().access_log.length;
    const offline = lockOf((row) => row.enabled && row.connectivity === 'OFFLINE');
    expect(codeOf(await open(sensorOf(offline)))).toEqual([409, 'device_offline']);
    const off = lockOf((row) => !row.enabled);
    expect(codeOf(await open(sensorOf(off)))).toEqual([409, 'device_disabled']);
    expect(state().access_log.length).toBe(before);
  });

  it('takes the value 1 alone, a known sensor, and the right [OFFICE-15] [PERM-10]', async () => {
    const id = sensorOf(homeLock());
    const wrong = await root('PATCH', '/devices/toggle/lock', { data: { access_sensor_id: id, value: '0' } });
    expect(wrong.status).toBe(422);
    expect((await open('acc-nada')).status).toBe(404);
    const admin = await host.signInAs('admin');
    const own = host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0];
    expect((await open(sensorOf(lockOf((row) => row.client_id !== own)), admin)).status).toBe(404);
    expect((await open(id, await host.signInAs('lectura'))).status).toBe(403);
  });
});
