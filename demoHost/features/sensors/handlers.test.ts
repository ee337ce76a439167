import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeviceRow } from '../../../fixtures/rows/devices';
import { expectRows, startTestHost } from '../../testing/testHost';
import type { TestCaller, RunningHost } from '../../testing/testHost';

const DAY = 86_400;
const NOW = Date.UTC(2026, 10, 20, 10) / 1000;

let host: RunningHost;
let root: TestCaller;
beforeAll(async () => {
  host = await startTestHost();
  root = await host.signInAs('super');
});
beforeEach(() => host.reset());
afterAll(() => host.close());

/** Returns a device in an asset that currently reports values of this type. */
const telling = (type: string): DeviceRow =>
  host.store.state.devices.find(
    (row) =>
      row.asset_id !== null &&
      row.connectivity === 'ONLINE' &&
      row.sensors.some((sensor) => sensor.sensor_type === type),
  )!;
const series = (asset: string | null, query: string, as = root) =>
  as('GET', `/data/assets/time-series/${asset}?${query}`);
const points = (answer: Awaited<ReturnType<typeof series>>) => {
  expect(answer.status).toBe(200);
  return answer.body['data'] as unknown as { ts: number; v: number }[];
};

describe('the values of a sensor', () => {
  it('are asked for with what the list of sensors says of it [CONS-11] [CONS-14]', async () => {
    const device = telling('LITERS_HOUR');
    const list = expectRows((await root('GET', `/assets/${device.asset_id}/sensors`)).body['data']);
    const sensor = list.find((row) => row['sensor_type'] === 'LITERS_HOUR')!;
    const query = new URLSearchParams({
      from: String(NOW - 2 * DAY),
      until: String(NOW - DAY),
      sensor: 'LITERS_HOUR',
      device_id: String(sensor['device_id']),
      sensor_id: String(sensor['sensor_id']),
      gateway_id: String(sensor['gateway_id']),
      measure: String(sensor['usage']),
    });
    const answer = await series(device.asset_id, query.toString());
    const rows = points(answer);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.every(({ ts }) => ts >= NOW - 2 * DAY && ts <= NOW - DAY)).toBe(true);
    const sum = rows.reduce((all, { v }) => all + v, 0);
    expect(answer.body['meta']?.['unit']).toBe('L');
    expect(answer.body['meta']?.['total']).toBeCloseTo(sum, 1);
    expect(points(await series(device.asset_id, query.toString()))).toEqual(rows);
  });

  it('are those of the last seven days, and never of what is to come [CONS-03] [CONS-08]', async () => {
    const device = telling('TEMPERATURE');
    const query = `sensor=TEMPERATURE&device_id=${device.device_id}`;
    const rows = points(await series(device.asset_id, query));
    expect(rows[0]!.ts).toBeGreaterThanOrEqual(NOW - 7 * DAY);
    const later = points(await series(device.asset_id, `${query}&from=${NOW - DAY}&until=${NOW + DAY}`));
    expect(later.at(-1)!.ts).toBeLessThanOrEqual(NOW);
    expect(points(await series(device.asset_id, `${query}&from=${NOW + 1}&until=${NOW + DAY}`))).toEqual([]);
  });

  it('come for every kind of sensor that charts know [CONS-15] [CONS-16] [CONS-17]', async () => {
    for (const type of [
      'LITERS_HOUR',
      'CUBICMETERS_HOUR',
      'CUBICMETERS',
      'KILOWATTSHOUR_HOUR_CH1',
      'KILOWATTSHOUR_HOUR_CH2',
      'WATTS_INSTANTANEOUS_CH1',
      'WATTS_INSTANTANEOUS_CH2',
      'TEMPERATURE',
      'HUMIDITY',
    ]) {
      const { asset_id: asset, device_id: device } = telling(type);
      expect(points(await series(asset, `sensor=${type}&device_id=${device}`)).length, type).toBeGreaterThan(
        50,
      );
    }
  });

  it('presence is the asset’s, with the other members of the sensor that is shown [CONS-12]', async () => {
    const device = telling('LITERS_HOUR');
    const other = `&device_id=${device.device_id}&sensor_id=liters_hour_1`;
    const rows = points(await series(device.asset_id, `sensor=VIRTUAL_PRESENCE${other}`));
    expect(rows.length).toBeGreaterThan(300);
    expect(points(await series(device.asset_id, 'sensor=VIRTUAL_PRESENCE'))).toEqual(rows);
    const bare = host.store.state.assets.find((row) => row.gateways.length === 0)!;
    expect(points(await series(bare.id, 'sensor=VIRTUAL_PRESENCE'))).toEqual([]);
  });

  it('30 days by the minute in a moment [CONS-11]', async () => {
    const device = telling('WATTS_INSTANTANEOUS_CH1');
    device.created_at = NOW - 600 * DAY;
    const query = `sensor=WATTS_INSTANTANEOUS_CH1&device_id=${device.device_id}&from=${NOW - 30 * DAY}&until=${NOW}`;
    expect(points(await series(device.asset_id, query)).length).toBeGreaterThan(38_000);
  });

  it('a wrong range or parameter is 400, a sensor that is not there has none [CONS-24]', async () => {
    const { asset_id: asset } = telling('TEMPERATURE');
    for (const query of ['from=5&until=4', 'from=1', 'from=x', 'until=-1', 'step=5', 'from=1&from=2'])
      expect((await series(asset, query)).status, query).toBe(400);
    expect(points(await series(asset, 'sensor=NADA'))).toEqual([]);
    expect((await series(asset, 'sensor=NADA')).body['meta']).toEqual({ unit: '', total: null });
  });

  it('of foreign assets are 404 [PERM-10]', async () => {
    const admin = await host.signInAs('admin');
    const own = host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0];
    const foreign = host.store.state.assets.find((row) => row.client_id !== own)!;
    expect((await series(foreign.id, 'sensor=TEMPERATURE', admin)).status).toBe(404);
    const file = `/data/assets/download-time-series/${foreign.id}?sensor_uuid=x&format=csv`;
    expect((await admin('GET', file)).status).toBe(404);
  });
});

describe('the file', () => {
  it('has a row for each point of the series [CONS-19]', async () => {
    const device = telling('LITERS_HOUR');
    const sensor = device.sensors.find((one) => one.sensor_type === 'LITERS_HOUR')!;
    const range = `from=${NOW - DAY}&until=${NOW}`;
    const query = `assetId=${device.asset_id}&sensor_uuid=${sensor.sensor_uuid}&format=csv&${range}`;
    const path = `/data/assets/download-time-series/${device.asset_id}`;
    const answer = await root('GET', `${path}?${query}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="assets_consumptions.csv"');
    const rows = points(
      await series(device.asset_id, `sensor=LITERS_HOUR&device_id=${device.device_id}&${range}`),
    );
    expect(answer.text).toBe(
      ['ts,date,value,unit', ...rows.map(({ ts, v }) => `${ts},${new Date(ts * 1000).toISOString()},${v},L`)]
        .map((line) => `${line}\r\n`)
        .join(''),
    );
    expect((await root('GET', `${path}?sensor_uuid=sen-x&format=csv`)).status).toBe(404);
    const sensorQuery = `sensor_uuid=${sensor.sensor_uuid}`;
    for (const wrong of [`${sensorQuery}&format=xls`, sensorQuery, `${sensorQuery}&format=csv&assetId=D1`])
      expect((await root('GET', `${path}?${wrong}`)).status).toBe(400);
  });
});

describe('changing a sensor', () => {
  it('is shown by the list, and stops its values [CONS-22] [CONS-23]', async () => {
    const device = telling('LITERS_HOUR');
    const sensor = device.sensors.find((one) => one.sensor_type === 'LITERS_HOUR')!;
    const data = { name: ' Agua del baño ', room: 'Baño', usage: null, can_data_be_fetched: false };
    const answer = await root('PATCH', `/sensors/${sensor.sensor_uuid}`, { data });
    expect(answer.status).toBe(200);
    const list = async (show: string) =>
      expectRows((await root('GET', `/assets/${device.asset_id}/sensors${show}`)).body['data']).find(
        (row) => row.id === sensor.sensor_uuid,
      );
    expect(await list('')).toBeUndefined();
    expect(await list('?show=all')).toMatchObject({ ...data, name: 'Agua del baño' });
    expect(points(await series(device.asset_id, `sensor=LITERS_HOUR&device_id=${device.device_id}`))).toEqual(
      [],
    );
  });

  it('an emptied room is empty, a missing one stays [CONS-23]', async () => {
    const sensor = telling('LITERS_HOUR').sensors[0]!;
    const patch = async (data: object) =>
      (await root('PATCH', `/sensors/${sensor.sensor_uuid}`, { data: { name: 'Agua', ...data } })).body[
        'data'
      ];
    expect(await patch({ room: 'Cocina' })).toMatchObject({ room: 'Cocina' });
    expect(await patch({})).toMatchObject({ room: 'Cocina' });
    expect(await patch({ room: null })).toMatchObject({ room: '' });
  });

  it('needs a name, knows no other members, and is for those who may [CONS-22] [PERM-10]', async () => {
    const own = host.store.rows.find('users', { email_key: 'gestor@demo.example' })!.client_ids[0];
    const of = (mine: boolean) =>
      host.store.state.devices.find((row) => (row.client_id === own) === mine)!.sensors[0]!.sensor_uuid;
    const gestor = await host.signInAs('gestor');
    const patch = (id: string, data: object, as = gestor) => as('PATCH', `/sensors/${id}`, { data });
    expect((await patch(of(true), { name: 'Puerta' })).status).toBe(200);
    for (const data of [{ room: 'Baño' }, { name: ' ' }, { name: 'x', sensor_type: 'LOCK' }])
      expect((await patch(of(true), data)).status).toBe(422);
    expect((await patch(of(false), { name: 'x' })).status).toBe(404);
    expect((await patch(of(true), { name: 'x' }, await host.signInAs('lectura'))).status).toBe(403);
  });
});

describe('adding a camera', () => {
  const good = {
    vendor: 'Visora',
    model: 'V-Dome 4',
    name: 'Portal',
    local_url: 'http://192.168.1.20',
    remote_url: 'https://camara.example',
  };
  const add = (id: string, data: object, as = root) => as('POST', `/assets/${id}/cameras/create`, { data });

  it('lists it, off unless said otherwise, with a picture when it is on [CAM-04] [CAM-07] [CAM-10]', async () => {
    const { id } = host.store.state.assets[0]!;
    const off = await add(id, good);
    expect([off.status, off.body['data']?.['enabled']]).toEqual([201, false]);
    const on = await add(id, {
      ...good,
      enabled: true,
      local_api_port: 8000,
      device_serial: '',
      comments: null,
    });
    const list = expectRows((await root('GET', `/assets/${id}/cameras`)).body['data']);
    expect(list.slice(-2)).toEqual([off.body['data'], on.body['data']]);
    expect(list.at(-1)).toMatchObject({
      remote: good.remote_url,
      local: good.local_url,
      device_serial: null,
    });
    const picture = async (camera: unknown) => (await fetch(new URL(String(camera), host.url))).status;
    expect(await picture(off.body['data']?.['snapshot'])).toBe(404);
    expect(await picture(on.body['data']?.['snapshot'])).toBe(200);
  });

  it('refuses what is missing or no address [CAM-05] [CAM-06]', async () => {
    const { id } = host.store.state.assets[0]!;
    const before = host.store.state.cameras.length;
    for (const [field, value] of [
      ['name', ' '],
      ['vendor', undefined],
      ['model', ''],
      ['local_url', 'javascript:alert(1)'],
      ['remote_url', 'camara'],
      ['local_api_port', 0],
      ['remote_api_port', '80'],
      ['snapshot', 'x'],
    ] as const) {
      const answer = await add(id, { ...good, [field]: value });
      expect([answer.status, answer.body['errors']?.[0]?.['source']]).toEqual([
        422,
        { pointer: `/data/${field}` },
      ]);
    }
    expect(host.store.state.cameras).toHaveLength(before);
  });

  it('is for those who may change assets, in their companies; the picture for those who may see it [CAM-12] [PERM-10]', async () => {
    const own = host.store.rows.find('users', { email_key: 'gestor@demo.example' })!.client_ids[0];
    const foreign = host.store.state.assets.find((row) => row.client_id !== own)!;
    expect((await add(foreign.id, good, await host.signInAs('gestor'))).status).toBe(404);
    expect((await add(foreign.id, good, await host.signInAs('lectura'))).status).toBe(403);
    const expert = await host.signInAs('experto');
    const theirs = host.store.rows.find('users', { email_key: 'experto@demo.example' })!.client_ids;
    const mine = host.store.state.assets.find((row) => theirs.includes(row.client_id))!;
    expect((await add(mine.id, good, expert)).body['data']?.['snapshot']).toBeNull();
  });
});
