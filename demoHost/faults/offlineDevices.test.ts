import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DeviceRow } from '../../fixtures/rows/devices';
import { expectRows, startTestHost } from '../testing/testHost';
import type { TestCaller, RunningHost } from '../testing/testHost';
import { faultSpecBody } from './faultSpec';

const DAY_MS = 86_400_000;
let clock = Date.UTC(2026, 10, 20, 10);
let host: RunningHost;
let root: TestCaller;
let door: DeviceRow;

beforeAll(async () => {
  host = await startTestHost({ faults: true, now: () => clock });
});
afterAll(() => host.close());
beforeEach(async () => {
  await host.faults.clear();
  root = await host.signInAs('super');
  door = host.store.state.devices.find(
    (row) =>
      row.lock_type === 'HOME_DOOR' &&
      row.connectivity === 'ONLINE' &&
      row.enabled &&
      row.asset_id !== null &&
      row.gateway_id !== null &&
      row.sensors.some((sensor) => sensor.sensor_type === 'NUMERIC_PASSWORD'),
  )!;
  await host.faults.add(faultSpecBody.parse({ kind: 'offline', value: door.uuid }));
});

it('its door does not open until the fault is switched off [OFFICE-16]', async () => {
  const opener = door.sensors.find((sensor) => sensor.access_sensor_id !== null)?.access_sensor_id;
  const open = () =>
    root('PATCH', '/devices/toggle/lock', { data: { access_sensor_id: opener, value: '1' } });
  const refused = await open();
  expect(refused.status).toBe(409);
  expect(refused.body['errors']).toMatchObject([{ code: 'device_offline' }]);
  await host.faults.clear();
  expect((await open()).status).toBe(200);
});

it('its new password is not confirmed until the fault is switched off [AACC-35]', async () => {
  const sensor = door.sensors.find((one) => one.sensor_type === 'NUMERIC_PASSWORD')!;
  const confirmed = async () => {
    const answer = await root('GET', `/sensor-passwords/deployment/${door.asset_id}`);
    const found = expectRows(answer.body['data'])
      .flatMap(
        (row) => row['sensor_passwords'] as { device_id: string; sensor_id: string; password: string }[],
      )
      .find((one) => one.device_id === door.device_id && one.sensor_id === sensor.sensor_id);
    return found?.password;
  };
  const path = `/gateways/${door.gateway_id}/devices/${door.device_id}/update-password/${sensor.sensor_id}`;
  expect((await root('POST', path, { data: { password: '135713' } })).status).toBe(200);
  clock += DAY_MS / 4;
  expect(await confirmed()).not.toBe('135713');
  await host.faults.clear();
  expect(await confirmed()).toBe('135713');
});
