import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { simulator } from '../../devices/simulator/simulator';
import type { DeviceRow } from '../../../fixtures/rows/devices';
import { expectRows, startTestHost } from '../../testing/testHost';
import type { TestCaller, RunningHost } from '../../testing/testHost';

let clock = Date.UTC(2026, 10, 20, 10);
let host: RunningHost;
let root: TestCaller;
beforeAll(async () => {
  host = await startTestHost({ now: () => clock });
  root = await host.signInAs('super');
});
afterAll(() => host.close());

const lockOf = (test: (row: DeviceRow) => boolean) =>
  host.store.state.devices.find(
    (row) => row.lock_type === 'HOME_DOOR' && row.gateway_id !== null && row.asset_id !== null && test(row),
  )!;
const quick = () =>
  lockOf(
    (row) =>
      row.connectivity === 'ONLINE' && (row.latency ?? 0) < 400 && simulator.passwordRule(row) === null,
  );

const slots = async (row: DeviceRow) => {
  const answer = await root('GET', `/sensor-passwords/deployment/${row.asset_id}`);
  expect(answer.status).toBe(200);
  const device = expectRows(answer.body['data']).find((one) =>
    expectRows(one['sensor_passwords']).some((slot) => slot['device_id'] === row.device_id),
  )!;
  return { device, slots: expectRows(device['sensor_passwords']) };
};
const passwordIn = async (row: DeviceRow, sensor: string) =>
  (await slots(row)).slots.find((slot) => slot['sensor_id'] === sensor)?.['password'];
const send = (row: DeviceRow, sensor: string, password: unknown, as = root) =>
  as('POST', `/gateways/${row.gateway_id}/devices/${row.device_id}/update-password/${sensor}`, {
    data: { password },
  });
const sensorOf = (row: DeviceRow, type: string) =>
  row.sensors.find((one) => one.sensor_type === type)!.sensor_id;

describe('passwords of the doors of an asset', () => {
  it('are of three kinds, with empty slots, and with the rule of the device or none [AACC-15] [AACC-16] [AACC-17] [AACC-27]', async () => {
    const row = quick();
    const { device, slots: own } = await slots(row);
    expect(device).toMatchObject({
      device_name: 'Cerradura principal',
      device_type: 'lock',
      device_parameters: null,
    });
    expect(own.map((slot) => slot['sensor_type']).sort()).toEqual([
      'ADMIN_NUMERIC_PASSWORD',
      'NFC_CODE',
      'NFC_CODE',
      'NFC_CODE',
      'NUMERIC_PASSWORD',
      'NUMERIC_PASSWORD',
      'NUMERIC_PASSWORD',
    ]);
    const many = await Promise.all(
      host.store.state.devices
        .filter((one) => one.lock_type === 'HOME_DOOR' && one.gateway_id !== null)
        .slice(0, 40)
        .map(async (one) => slots(one)),
    );
    const all = many.flatMap((one) => one.slots.map((slot) => slot['password']));
    expect(all).toContain(null);
    expect(all.some((password) => /^[0-7]{6}$/.test(String(password)))).toBe(true);
    expect(all.some((password) => /^04(:[0-9A-F]{2}){3,6}$/.test(String(password)))).toBe(true);
    const rules = many.map((one) => one.device['device_parameters']);
    expect(rules).toContainEqual({ max_digits: 6, min_digits: 6, valid_digits: '01234567' });
    expect(rules).toContainEqual({ max_digits: 8, min_digits: 4, valid_digits: '0123456789' });
  });

  it('arrive some seconds after they were sent [AACC-33] [AACC-34]', async () => {
    const row = quick();
    const sensor = sensorOf(row, 'NUMERIC_PASSWORD');
    const before = await passwordIn(row, sensor);
    expect((await send(row, sensor, '012345')).body).toEqual({ data: {} });
    expect(await passwordIn(row, sensor)).toBe(before);
    clock += 5000;
    expect(await passwordIn(row, sensor)).toBe('012345');
    await send(row, sensor, '');
    expect(await passwordIn(row, sensor)).toBe('012345');
    clock += 5000;
    expect(await passwordIn(row, sensor)).toBeNull();
  });

  it('arrive late at a slow door, and never at one without connection [AACC-35] [AACC-37]', async () => {
    const slow = lockOf((row) => (row.latency ?? 0) >= 400);
    const offline = lockOf((row) => row.connectivity === 'OFFLINE');
    for (const row of [slow, offline])
      expect((await send(row, sensorOf(row, 'NFC_CODE'), '04:AB:CD:ef')).status).toBe(200);
    const read = (row: DeviceRow) => passwordIn(row, sensorOf(row, 'NFC_CODE'));
    clock += 5000;
    expect(await read(slow)).not.toBe('04:AB:CD:ef');
    clock += 5000;
    expect(await read(slow)).toBe('04:AB:CD:ef');
    clock += 3_600_000;
    expect(await read(offline)).not.toBe('04:AB:CD:ef');
  });

  it.each([
    ['NUMERIC_PASSWORD', '01234', 422],
    ['NUMERIC_PASSWORD', '012348', 422],
    ['ADMIN_NUMERIC_PASSWORD', '765432', 200],
    ['NFC_CODE', '04:AB:CD', 422],
    ['NFC_CODE', '04:AB:CD:EG', 422],
    ['NFC_CODE', '04:AB:CD:EF:01:02:03', 200],
    ['NFC_CODE', '04:AB:CD:EF:01:02:03:04', 422],
    ['NFC_CODE', null, 200],
    ['NFC_CODE', 7, 422],
  ])('%s %s is answered %i [AACC-24] [AACC-25] [AACC-26] [AACC-29]', async (type, password, status) => {
    const row = quick();
    const answer = await send(row, sensorOf(row, type), password);
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.body['errors']?.[0]?.['source']).toEqual({ pointer: '/data/password' });
  });

  it('keep to the digits of a device that tells them [AACC-24] [AACC-25]', async () => {
    const row = lockOf((one) => simulator.passwordRule(one)?.max_digits === 8);
    const sensor = sensorOf(row, 'NUMERIC_PASSWORD');
    expect((await send(row, sensor, '8998')).status).toBe(200);
    expect((await send(row, sensor, '899')).status).toBe(422);
    expect((await send(row, sensor, '123456789')).status).toBe(422);
  });

  it('are 404 for another gateway, a sensor without password and foreign doors, 403 without the right [PERM-10]', async () => {
    const row = quick();
    const sensor = sensorOf(row, 'NFC_CODE');
    expect((await send(row, sensorOf(row, 'LOCK'), '1')).status).toBe(404);
    const other = lockOf((one) => one.gateway_id !== row.gateway_id);
    expect((await send({ ...row, gateway_id: other.gateway_id }, sensor, null)).status).toBe(404);
    const admin = await host.signInAs('admin');
    const own = host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0];
    const foreign = lockOf((one) => one.client_id !== own);
    expect((await send(foreign, sensorOf(foreign, 'NFC_CODE'), null, admin)).status).toBe(404);
    const lectura = await host.signInAs('lectura');
    expect((await send(row, sensor, null, lectura)).status).toBe(403);
    expect((await lectura('GET', `/sensor-passwords/deployment/${row.asset_id}`)).status).toBe(403);
  });
});
