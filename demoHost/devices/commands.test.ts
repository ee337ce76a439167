import { afterEach, describe, expect, it } from 'vitest';
import type { DemoHostOptions } from '../host';
import { expectRows, startTestHost } from '../testing/testHost';
import type { RunningHost, TestCaller } from '../testing/testHost';
import { Vault } from '../server/security/vault';
import { CommandWorker } from './commandWorker';
import type { DevicePort, DeviceReports } from './devicePort';
import { simulator } from './simulator/simulator';

let host: RunningHost;
let root: TestCaller;
let now = 1_795_168_800;
const secretKey = Buffer.alloc(32, 3);
afterEach(() => host.close());

async function open(options: DemoHostOptions = {}) {
  host = await startTestHost({ secretKey, now: () => now * 1000, ...options });
  root = await host.signInAs('super');
}
const commands = () => host.store.state.device_commands;
const worker = (devices: DevicePort) =>
  new CommandWorker({
    database: host.store,
    devices,
    now: () => now,
    log: (line) => host.loggedFailures.push(line),
  });

/** An online lock of an asset with a slot for a numeric password, as the product-wide rule allows. */
function lockWithPassword() {
  const device = host.store.state.devices.find(
    (row) =>
      row.gateway_id !== null &&
      row.asset_id !== null &&
      row.connectivity === 'ONLINE' &&
      row.sensors.some((sensor) => sensor.sensor_type === 'NUMERIC_PASSWORD') &&
      simulator.passwordRule(row) === null,
  )!;
  return { device, sensor: device.sensors.find((sensor) => sensor.sensor_type === 'NUMERIC_PASSWORD')! };
}

async function sendPassword(password: string) {
  const { device, sensor } = lockWithPassword();
  const answer = await root(
    'POST',
    `/gateways/${device.gateway_id}/devices/${device.device_id}/update-password/${sensor.sensor_id}`,
    { data: { password } },
  );
  expect(answer.status, answer.text).toBe(200);
}

async function shownPassword() {
  const { device, sensor } = lockWithPassword();
  const { body } = await root('GET', `/sensor-passwords/deployment/${device.asset_id}`);
  const slots = expectRows(body['data']).flatMap((row) => expectRows(row['sensor_passwords']));
  return slots.find(
    (slot) => slot['device_id'] === device.device_id && slot['sensor_id'] === sensor.sensor_id,
  )?.['password'];
}

describe('commands to devices [AGW-42]', () => {
  it('are written with the call, encrypted where they are secret, and only if it succeeds', async () => {
    await open();
    await sendPassword('012345');
    expect(commands()).toMatchObject([{ kind: 'set_password', state: 'pending', finished_at: null }]);
    expect(JSON.stringify(commands())).not.toContain('012345');
    const { payload } = commands()[0]!;
    expect(new Vault(secretKey).open(String(payload['password']), String(payload['sensor_uuid']))).toBe(
      '012345',
    );
    const offline = host.store.state.devices.find(
      (row) =>
        row.connectivity === 'OFFLINE' && row.sensors.some((sensor) => sensor.access_sensor_id !== null),
    )!;
    const { access_sensor_id } = offline.sensors.find((sensor) => sensor.access_sensor_id !== null)!;
    const refused = await root('PATCH', '/devices/toggle/lock', { data: { access_sensor_id, value: '1' } });
    expect(refused.status).toBe(409);
    expect(commands()).toHaveLength(1);
  });

  it('a later password replaces an earlier one that has not arrived', async () => {
    await open();
    await sendPassword('012345');
    await sendPassword('543210');
    expect(commands()).toHaveLength(1);
    now += 3;
    expect(await shownPassword()).toBe('543210');
  });

  it('of a host that stopped are continued by the next one on its rows, and finish once', async () => {
    await open();
    await sendPassword('012345');
    const { state, plain } = host.store.rows;
    const initialData = structuredClone({ state, plain });
    await host.close();
    await open({ initialData });
    await worker(simulator).run();
    expect(commands()).toMatchObject([{ state: 'sent', finished_at: null }]);
    now += 3;
    await worker(simulator).run();
    expect(commands()).toMatchObject([{ state: 'done', finished_at: now }]);
    expect(await shownPassword()).toBe('012345');
  });

  it('reach a real adapter once, stay while it cannot deliver, and take effect when the device confirms', async () => {
    const published: string[] = [];
    let isConnected = false;
    let reports: DeviceReports | undefined;
    const adapter: DevicePort = {
      ...simulator,
      stateOf: (command) => command.state,
      advance: async (command) => {
        if (command.state !== 'pending') return command.state;
        if (!isConnected) throw new Error('no broker');
        published.push(command.id);
        return 'sent';
      },
      start: (given) => (reports = given),
    };
    await open({ devices: adapter });
    const before = await shownPassword();
    await sendPassword('012345');
    const id = commands()[0]!.id;
    await worker(adapter).run();
    expect(commands()[0]).toMatchObject({ state: 'pending' });
    expect(host.loggedFailures.splice(0)).toEqual([`command ${id} not delivered: no broker`]);
    isConnected = true;
    now += 30;
    await Promise.all([worker(adapter).run(), worker(adapter).run(), worker(adapter).run()]);
    now += 2;
    await worker(adapter).run();
    expect(published).toEqual([id]);
    expect(await shownPassword()).toBe(before);
    const started = worker(adapter);
    started.start();
    await started.stop();
    await reports!.finish(id, 'done');
    await reports!.finish(id, 'failed');
    expect(commands()[0]).toMatchObject({ state: 'done' });
    expect(await shownPassword()).toBe('012345');
  });
});
