import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceTypes } from '../../../fixtures/deviceTypes/catalogue';
import { expectRows, startTestHost } from '../../testing/testHost';
import type { TestCaller, RunningHost } from '../../testing/testHost';

let host: RunningHost;
let root: TestCaller;
beforeAll(async () => {
  host = await startTestHost();
  root = await host.signInAs('super');
});
afterAll(() => host.close());

const state = () => host.store.state;
const assetIn = (type: string) => {
  const projects = new Set(
    state()
      .projects.filter((row) => row.type === type)
      .map((row) => row.id),
  );
  return state().assets.find((row) => projects.has(row.project_id ?? '') && !row.is_blocked)!;
};
const office = () => assetIn('OFFICE');

const setting = (name: string, value: string, unit: string | null = null) => ({
  name,
  data: [{ value, unit }],
  multiple: false,
  required: true,
});
const info = (name: string, value: string) => ({ name, required: true, value });

let serial = 7_000_000;
/** Returns a valid people counter with the given changes. */
const counter = (change: object = {}) => ({
  device_type: 'people_counter',
  name: 'Contador norte',
  room: 'Vestíbulo',
  asset_id: office().id,
  serial_number: String((serial += 1)),
  config_parameters: [
    setting('communication_platform_ip', '10.0.0.7'),
    setting('communication_platform_port', '8883'),
    setting('reporting_interval_number', '4'),
    setting('reporting_interval_time', '15', 'min'),
  ],
  sensors: ['count_up', 'count_down', 'battery'].map((label) => ({
    label,
    name: `Sensor ${label}`,
    room: 'Vestíbulo',
    sensor_type: label === 'battery' ? 'BATTERY_LEVEL' : label.toUpperCase(),
  })),
  extra_information: [info('secret_key', 'abcdef0123456789'), info('building_id', 'ED-204')],
  ...change,
});
const reader = (change: object = {}) => ({
  ...counter({
    device_type: 'qr_reader',
    config_parameters: [
      setting('communication_platform_ip', '10.0.0.8'),
      setting('communication_platform_port', '443'),
      setting('door_open_time', '5', 's'),
    ],
    sensors: [
      { label: 'lock', name: 'Apertura', room: 'Torno', sensor_type: 'LOCK' },
      { label: 'qr', name: 'Código QR', room: 'Torno', sensor_type: 'QR_CODE' },
    ],
  }),
  ...change,
});
const without = (name: string, list: { name: string }[]) => list.filter((one) => one.name !== name);
const create = (data: object, as = root) => as('POST', '/gateway-cloud/devices', { data });
const made = async (data: object) => {
  const answer = await create(data);
  expect(answer.status, answer.text).toBe(201);
  return String(answer.body['data']?.['uuid']);
};
const fault = (answer: { status: number; body: Record<string, unknown> }) => [
  answer.status,
  expectRows(answer.body['errors'])[0]?.['detail'],
];

describe('kinds of devices', () => {
  it('are listed with all that a form needs, and paged [DEV-23] [DEV-24]', async () => {
    const { body } = await root('GET', '/gateway-cloud/device_types');
    const rows = expectRows(body['data']);
    expect(rows.length).toBeGreaterThanOrEqual(12);
    expect(rows.map((row) => row['device_type'])).toEqual(
      expect.arrayContaining(['nfc_reader', 'qr_reader', 'cloud_lock']),
    );
    expect(rows[0]).toMatchObject({
      name: 'Contador de personas',
      sensors: [{ label: 'count_up', sensor_type: 'COUNT_UP' }, {}, { label: 'battery' }],
    });
    const second = await root('GET', '/gateway-cloud/device_types?page[number]=2&page[size]=10');
    expect(expectRows(second.body['data'])).toHaveLength(rows.length - 10);
    expect(second.body['meta']).toMatchObject({ all_results: rows.length, total_pages: 2 });
  });

  it('have units, several values and fields that may stay empty [DEV-31]', () => {
    const settings = deviceTypes.flatMap((type) => type.config_parameters);
    expect(settings.some((one) => one.units.length > 1)).toBe(true);
    expect(settings.some((one) => one.multiple)).toBe(true);
    expect(settings.some((one) => !one.required)).toBe(true);
  });
});

describe('a device without gateway', () => {
  it('is added and read everywhere [DEV-35] [DEV-51] [DEV-20]', async () => {
    const sent = counter();
    const answer = await create(sent);
    expect(answer.status).toBe(201);
    const device = answer.body['data']!;
    expect(device).toMatchObject({ ...sent, enabled: true, project_id: office().project_id });
    expect((await root('GET', `/gateway-cloud/devices/${String(device['uuid'])}`)).body['data']).toEqual(
      device,
    );
    const listed = await root('GET', `/devices?asset_id=${sent.asset_id}&page[size]=1000`);
    expect(expectRows(listed.body['data']).find((row) => row.id === String(device['uuid']))).toMatchObject({
      gatewayUuid: null,
      deviceName: 'Contador norte',
      assetId: sent.asset_id,
      batteryLevel: null,
      connectivity: 'UNKNOWN',
    });
  });

  it('that is a reader opens a door of the project [OFFICE-13]', async () => {
    const id = await made(reader({ name: 'Torno nuevo' }));
    const path = `/devices/access/project/${office().project_id}/list?search=torno%20nuevo`;
    expect(expectRows((await root('GET', path)).body['data'])).toMatchObject([
      {
        id,
        deviceType: { vendor: 'Portalia', model: 'QR-3' },
        accessSensorId: expect.stringMatching(/^acc-/),
      },
    ]);
  });

  it.each<[string, () => object]>([
    ['serial number must be numeric', () => counter({ serial_number: 'SN-1' })],
    [
      'building_id invalid or required',
      () => counter({ extra_information: [info('secret_key', 'abcdef0123456789')] }),
    ],
    [
      'building_id invalid or required',
      () =>
        counter({
          extra_information: [info('secret_key', 'abcdef0123456789'), info('building_id', 'no válido')],
        }),
    ],
    [
      'secret_key invalid or required',
      () => counter({ extra_information: [info('secret_key', 'corta'), info('building_id', 'ED-1')] }),
    ],
    [
      'communication_platform_ip and port invalid or required',
      () => ({
        ...counter(),
        config_parameters: without('communication_platform_port', counter().config_parameters),
      }),
    ],
    [
      'communication_platform_ip and port invalid or required',
      () => ({
        ...counter(),
        config_parameters: [
          ...without('communication_platform_ip', counter().config_parameters),
          setting('communication_platform_ip', '10.0.0.256'),
        ],
      }),
    ],
    [
      'reporting_interval_time and number invalid or required',
      () => ({
        ...counter(),
        config_parameters: [
          ...without('reporting_interval_time', counter().config_parameters),
          setting('reporting_interval_time', '15', 'días'),
        ],
      }),
    ],
    ['channel not found in payload', () => ({ ...counter(), sensors: counter().sensors.slice(1) })],
    ['external provider config not found', () => reader({ asset_id: assetIn('HOME').id })],
    [
      'no permission to link this device',
      () => counter({ asset_id: state().assets.find((row) => row.is_blocked)!.id }),
    ],
    ['device type not found', () => counter({ device_type: 'teapot' })],
  ])('is refused: %s [DEV-37] [DEV-47]', async (detail, payload) => {
    const before = state().devices.length;
    expect(fault(await create(payload()))).toEqual([400, detail]);
    expect(state().devices.length).toBe(before);
  });

  it('is refused when its serial number is taken, in three ways [DEV-37] [DEV-38] [DEV-40]', async () => {
    const first = counter();
    await made(first);
    expect(fault(await create(first))).toEqual([400, 'device already exists']);
    const elsewhere = { ...reader(), serial_number: first.serial_number };
    expect(fault(await create(elsewhere))).toEqual([400, 'serial number exists for another device']);
    const admin = await host.signInAs('admin');
    const own = host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0];
    const foreign = state().devices.find((row) => row.cloud !== null && row.client_id !== own)!;
    const asset = state().assets.find((row) => row.client_id === own && !row.is_blocked)!;
    const taken = counter({ asset_id: asset.id, serial_number: foreign.cloud!.serial_number });
    expect(fault(await create(taken, admin))).toEqual([400, 'no permission to link this device']);
  });

  it.each<[string, object]>([
    ['/data/surprise', { surprise: 1 }],
    ['/data/name', { name: ' ' }],
    ['/data/room', { room: '' }],
    ['/data/sensors/0', { sensors: [{ label: 'x', name: 'x', room: 'x', sensor_type: 'X' }] }],
    ['/data/config_parameters', { config_parameters: [setting('nothing', '1')] }],
    ['/data/extra_information', { extra_information: [info('building_id', 'A'), info('building_id', 'B')] }],
  ])('is 422 with a pointer at %s [DEV-49]', async (pointer, change) => {
    const answer = await create(counter(change));
    expect(answer.status).toBe(422);
    expect(answer.body['errors']?.[0]?.['source']).toEqual({ pointer });
  });

  it('takes digits only where its kind says number [DEV-32]', async () => {
    const noise = (value: string) =>
      counter({
        device_type: 'noise_sensor',
        config_parameters: [
          setting('reporting_interval_number', '1'),
          setting('reporting_interval_time', '5', 'min'),
          setting('night_limit', value, 'dB'),
        ],
        sensors: [{ label: 'noise', name: 'Ruido', room: 'Sala', sensor_type: 'NOISE' }],
        extra_information: [info('building_id', 'ED-1')],
      });
    expect((await create(noise('35 dB'))).body['errors']?.[0]?.['source']).toEqual({
      pointer: '/data/config_parameters',
    });
    expect((await create(noise(''))).body['errors']?.[0]?.['code']).toBe('required');
    expect((await create(noise('35'))).status).toBe(201);
  });

  it('changes with the same rules, and keeps what is left out [DEV-52] [DEV-54] [DEV-55]', async () => {
    const sent = counter();
    const id = await made(sent);
    const change = (data: object) => root('PATCH', `/gateway-cloud/devices/${id}`, { data });
    const { body } = await root('GET', `/gateway-cloud/devices/${id}`);
    const { device_type, config_parameters, extra_information, sensors } = body['data']!;
    const whole = {
      device_type,
      config_parameters,
      extra_information,
      sensors: expectRows(sensors).map((one) => ({ ...one, name: 'Renombrado' })),
      name: 'Contador sur',
      room: 'Acceso sur',
      asset_id: sent.asset_id,
      serial_number: sent.serial_number,
    };
    expect((await change(whole)).status).toBe(200);
    const after = (await change({ room: 'Azotea' })).body['data']!;
    expect(after).toMatchObject({ name: 'Contador sur', room: 'Azotea', config_parameters });
    expect(expectRows(after['sensors']).map((one) => one['name'])).toEqual(Array(3).fill('Renombrado'));
    const found = await root('GET', `/devices?asset_id=${sent.asset_id}&search=azotea`);
    expect(expectRows(found.body['data']).map((row) => row.id)).toEqual([id]);
    expect(fault(await change({ serial_number: 'x' }))).toEqual([400, 'serial number must be numeric']);
    expect((await change({ device_type: 'qr_reader' })).status).toBe(422);
    expect((await change({ asset_id: 'D404' })).status).toBe(404);
    const other = { ...sensors?.[0], sensor_uuid: 'sen-otro' };
    expect((await change({ sensors: [other] })).status).toBe(422);
  });

  it('can leave its asset for the project [DEV-19]', async () => {
    const id = await made(counter());
    const path = `/gateway-cloud/devices/${id}`;
    expect((await root('PATCH', path, { data: { asset_id: null } })).body['data']).toMatchObject({
      asset_id: null,
      project_id: office().project_id,
    });
    expect(host.store.rows.list('devices', { asset_id: office().id }).some((row) => row.uuid === id)).toBe(
      false,
    );
  });

  it('is put out of service and back, then deleted [DEV-56] [DEV-60] [DEV-61]', async () => {
    const id = await made(counter());
    const path = `/gateway-cloud/devices/${id}`;
    const enabled = async () => (await root('GET', path)).body['data']?.['enabled'];
    expect((await root('PATCH', `${path}/enable`, { data: { enabled: false } })).status).toBe(200);
    expect(await enabled()).toBe(false);
    expect((await root('PATCH', `${path}/enable`, { data: { enabled: true } })).status).toBe(200);
    expect(await enabled()).toBe(true);
    expect((await root('DELETE', path)).status).toBe(204);
    expect((await root('DELETE', path)).status).toBe(404);
    expect((await root('GET', path)).status).toBe(404);
  });

  it('is no device of a gateway [DEV-60] [DEV-64]', async () => {
    const { uuid } = state().devices.find((row) => row.gateway_id !== null)!;
    expect((await root('GET', `/gateway-cloud/devices/${uuid}`)).status).toBe(404);
    expect((await root('DELETE', `/gateway-cloud/devices/${uuid}`)).status).toBe(404);
    const off = await root('PATCH', `/gateway-cloud/devices/${uuid}/enable`, { data: { enabled: false } });
    expect(off.status).toBe(404);
  });

  it('of another company is 404, and without the right to change assets 403 [PERM-10]', async () => {
    const admin = await host.signInAs('admin');
    const own = host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0];
    const foreign = state().devices.find((row) => row.cloud !== null && row.client_id !== own)!;
    expect((await admin('GET', `/gateway-cloud/devices/${foreign.uuid}`)).status).toBe(404);
    expect((await admin('DELETE', `/gateway-cloud/devices/${foreign.uuid}`)).status).toBe(404);
    const strange = state().assets.find((row) => row.client_id !== own)!;
    expect((await create(counter({ asset_id: strange.id }), admin)).status).toBe(404);
    const lectura = await host.signInAs('lectura');
    expect((await create(counter(), lectura)).status).toBe(403);
    expect((await lectura('GET', `/gateway-cloud/devices/${foreign.uuid}`)).status).toBe(403);
    expect((await lectura('GET', '/gateway-cloud/device_types')).status).toBe(200);
  });
});

describe('the story', () => {
  it('has devices of many kinds that need no gateway: weak, offline, off, with long names [DEV-20]', () => {
    const cloud = state().devices.filter((row) => row.gateway_id === null);
    expect(cloud.every((row) => row.cloud !== null)).toBe(true);
    expect(new Set(cloud.map((row) => row.device_type)).size).toBeGreaterThan(8);
    expect(new Set(cloud.map((row) => row.cloud!.serial_number)).size).toBe(cloud.length);
    expect(cloud.some((row) => row.battery_level !== null && row.battery_level < 15)).toBe(true);
    expect(cloud.some((row) => row.connectivity === 'OFFLINE')).toBe(true);
    expect(cloud.some((row) => !row.enabled)).toBe(true);
    expect(cloud.some((row) => row.name.length > 120)).toBe(true);
    expect(cloud.some((row) => row.asset_id === null)).toBe(true);
  });

  it('keeps its own rules: everything that was put up can be saved as it is [DEV-52]', async () => {
    const cloud = state().devices.filter((row) => row.cloud !== null);
    for (const { uuid } of cloud)
      expect((await root('PATCH', `/gateway-cloud/devices/${uuid}`, { data: {} })).status, uuid).toBe(200);
  });
});
