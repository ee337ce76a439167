import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UPDATE_SECONDS } from '../../devices/simulator/simulator';
import type { GatewayRow } from '../../../fixtures/rows/gateways';
import { startTestHost } from '../../testing/testHost';
import type { TestCaller, RunningHost } from '../../testing/testHost';

const START = Date.UTC(2026, 10, 20, 10);
let clock = START;
let host: RunningHost;
let root: TestCaller;
beforeAll(async () => {
  host = await startTestHost({ now: () => clock });
  root = await host.signInAs('super');
});
beforeEach(async () => {
  clock = START;
  await host.reset();
});
afterAll(() => host.close());

const state = () => host.store.state;
const find = (test: (row: GatewayRow) => boolean) => state().gateways.find(test)!;
const dataOf = async (method: string, path: string) => (await root(method, path)).body['data']!;
const update = (row: GatewayRow, module: string) => `/gateway-updates/updates/${row.id}/${module}/latest`;

/** Returns a healthy gateway with an outdated system. */
const behind = () =>
  find(
    (row) =>
      row.state === 'online' &&
      row.system_version === '2.12.5' &&
      row.sku !== 'GW-MINI' &&
      row.hw_version !== '1.2',
  );

describe('updates', () => {
  it('run for a while, then the gateway has the latest version [AGW-42] [AGW-46] [AGW-49] [AGW-50]', async () => {
    const row = behind();
    const latest = await dataOf('GET', `/gateway-updates/versions/${row.id}/latest`);
    expect(latest).toEqual({ aass: '3.8.1', system: '2.14.2' });
    const before = await dataOf('GET', `${update(row, 'system')}_state`);
    expect(before['state']).toBe('COMPLETED');
    const started = await dataOf('POST', update(row, 'system'));
    expect(started['state']).toBe('IN_PROGRESS');
    expect(started['uuid']).not.toBe(before['uuid']);
    const again = await root('POST', update(row, 'system'));
    expect([again.status, again.body['errors']?.[0]?.['code']]).toEqual([409, 'update_in_progress']);
    expect(await dataOf('GET', `/gateways/${row.id}`)).toMatchObject({ gatewayVersion: '2.12.5' });
    clock += UPDATE_SECONDS * 1000 - 1000;
    expect(await dataOf('GET', `${update(row, 'system')}_state`)).toEqual(started);
    clock += 1000;
    expect(await dataOf('GET', `${update(row, 'system')}_state`)).toEqual({ ...started, state: 'COMPLETED' });
    expect(await dataOf('GET', `/gateways/${row.id}`)).toMatchObject({ gatewayVersion: '2.14.2' });
    const done = await root('POST', update(row, 'system'));
    expect([done.status, done.body['errors']?.[0]?.['code']]).toEqual([409, 'up_to_date']);
  });

  it('fail where nobody answers or the radio is too old, and can be tried again [AGW-51]', async () => {
    const offline = find(
      (row) => row.state === 'offline' && row.sku !== 'GW-MINI' && row.daemon_version === '3.5.0',
    );
    const old = find(
      (row) =>
        row.state === 'online' &&
        row.hw_version === '1.2' &&
        row.zwave_version === '6.10' &&
        row.sku !== 'GW-MINI' &&
        row.daemon_version === '3.5.0',
    );
    for (const row of [offline, old]) {
      await dataOf('POST', update(row, 'aass'));
      clock += UPDATE_SECONDS * 1000;
      expect((await dataOf('GET', `${update(row, 'aass')}_state`))['state']).toBe('FAILED');
      expect((await dataOf('GET', `/gateways/${row.id}`))['daemonVersion']).toBe('3.5.0');
      expect((await dataOf('POST', update(row, 'aass')))['state']).toBe('IN_PROGRESS');
    }
  });

  it('the story has a failed one, one without versions and one with a strange version [AGW-43] [AGW-44] [AGW-52]', async () => {
    const failed = state().gateway_updates.find((row) => row.fails)!;
    const row = host.store.rows.find('gateways', { id: failed.gateway_id })!;
    expect(await dataOf('GET', `${update(row, failed.module)}_state`)).toEqual({
      uuid: failed.uuid,
      state: 'FAILED',
    });
    const mini = find((one) => one.sku === 'GW-MINI');
    const none = await root('GET', `/gateway-updates/versions/${mini.id}/latest`);
    expect([none.status, none.body['errors']?.[0]?.['code']]).toEqual([404, 'versions_unknown']);
    expect(state().gateways.filter((one) => !/^[\d.]+$/.test(one.system_version))).toHaveLength(1);
  });

  it('are for super administrators alone, in both modules and no other [AGW-38] [AGW-40]', async () => {
    const admin = await host.signInAs('admin');
    const own = host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0];
    const mine = find((row) => row.client_id === own);
    for (const [method, path] of [
      ['GET', `/gateway-updates/versions/${mine.id}/latest`],
      ['GET', `${update(mine, 'aass')}_state`],
      ['POST', update(mine, 'aass')],
    ] as const)
      expect((await admin(method, path)).status).toBe(403);
    const foreign = find((row) => row.client_id !== own);
    expect((await admin('POST', update(foreign, 'aass'))).status).toBe(404);
    expect((await root('POST', update(mine, 'knx'))).status).toBe(404);
  });
});

describe('maintenance', () => {
  const withBattery = () =>
    state().devices.find((row) => row.gateway_id !== null && (row.battery_level ?? 99) < 15)!;

  it('a new battery is full and its warning over [ADET-41] [ADET-43] [ADET-45]', async () => {
    const device = withBattery();
    const data = {
      device_id: device.device_id,
      action: 'battery_replacement',
      device_type: device.device_type,
      comments: 'x'.repeat(500),
      battery_voltage: 3.6,
      battery_vendor: 'Pilax',
    };
    const answer = await root('POST', `/gateways/${device.gateway_id}/maintenance/battery_replacement`, {
      data,
    });
    expect(answer.status).toBe(201);
    expect(answer.body['data']).toMatchObject({ ...data, battery_voltage: '3.6', created_at: clock / 1000 });
    const read = await root('GET', `/devices?gateway_id=${device.gateway_id}&search=${device.device_id}`);
    expect(read.body['data']?.[0]).toMatchObject({ battery_level: 100 });
    expect(read.body['data']?.[0]?.['active_issues']).not.toContain('battery_level');
    expect(state().maintenance).toHaveLength(1);
  });

  it('refuses what is missing, too long or of another gateway [ADET-42] [ADET-43] [ADET-44]', async () => {
    const device = withBattery();
    const good = { action: 'battery_replacement', battery_voltage: '3', battery_vendor: 'P' };
    const attempts: [object, string][] = [
      [{ ...good, battery_voltage: null }, '/data/battery_voltage'],
      [{ ...good, battery_vendor: ' ' }, '/data/battery_vendor'],
      [{ ...good, comments: 'x'.repeat(501) }, '/data/comments'],
      [{ ...good, device_id: 'lock-x' }, '/data/device_id'],
      [{ ...good, device_id: device.device_id, device_type: 'nada' }, '/data/device_type'],
      [{ ...good, action: 'cleaning' }, '/data/action'],
      [{ ...good, price: 1 }, '/data/price'],
    ];
    for (const [data, pointer] of attempts) {
      const answer = await root('POST', `/gateways/${device.gateway_id}/maintenance/battery_replacement`, {
        data,
      });
      expect([answer.status, answer.body['errors']?.[0]?.['source']]).toEqual([422, { pointer }]);
    }
    const unknown = await root('POST', `/gateways/${device.gateway_id}/maintenance/x`, { data: good });
    expect(unknown.status).toBe(404);
    expect(state().maintenance).toEqual([]);
  });

  it('is for those who may change assets, in their companies [PERM-10]', async () => {
    const data = { action: 'cleaning' };
    const path = (row: GatewayRow) => `/gateways/${row.id}/maintenance/cleaning`;
    const own = host.store.rows.find('users', { email_key: 'gestor@demo.example' })!.client_ids[0];
    const [mine, foreign] = [find((row) => row.client_id === own), find((row) => row.client_id !== own)];
    const gestor = await host.signInAs('gestor');
    expect((await gestor('POST', path(mine), { data })).status).toBe(201);
    expect((await gestor('POST', path(foreign), { data })).status).toBe(404);
    expect((await (await host.signInAs('lectura'))('POST', path(mine), { data })).status).toBe(403);
  });
});
