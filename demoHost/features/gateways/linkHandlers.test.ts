import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GatewayRow } from '../../../fixtures/rows/gateways';
import { expectRows, startTestHost } from '../../testing/testHost';
import type { TestCaller, RunningHost } from '../../testing/testHost';

let host: RunningHost;
let root: TestCaller;
beforeAll(async () => {
  host = await startTestHost();
  root = await host.signInAs('super');
});
beforeEach(() => host.reset());
afterAll(() => host.close());

const state = () => host.store.state;
const linked = (row: GatewayRow) =>
  host.store.rows.list('assets', { 'gateways.gateway_id': row.id }).length > 0;
const stock = () => state().gateways.find((row) => row.type === 'private' && !linked(row) && row.qr_code)!;
const busy = () => state().gateways.find((row) => row.type === 'private' && linked(row))!;
const shared = () => state().gateways.find((row) => row.type === 'shared' && row.project_id !== null)!;
const bare = () => state().assets.find((row) => row.gateways.length === 0 && row.project_id !== null)!;
const codeOf = ({ status, body }: Awaited<ReturnType<TestCaller>>) => [status, body['errors']?.[0]?.['code']];

describe('linking a gateway to an asset', () => {
  const ways: [string, (asset: string, row: GatewayRow) => string][] = [
    ['by its label', (asset, row) => `/gateways/${asset}/deployments/by-qr-code/${row.qr_code}`],
    ['from the list', (asset, row) => `/assets/${asset}/gateways/${row.id}`],
  ];

  it.each(ways)('%s shows in asset, gateway and devices [AGW-16] [GWL-34]', async (_way, path) => {
    const [asset, row] = [bare(), stock()];
    const answer = await root('PATCH', path(asset.id, row));
    expect(answer.status).toBe(200);
    expect(answer.body['data']).toMatchObject({
      id: row.id,
      assetId: asset.id,
      projectId: asset.project_id,
    });
    const read = (await root('GET', `/assets/${asset.id}`)).body['data'];
    expect(read?.['gateways_qrs']).toEqual([{ gateway_id: row.id, qr_code: row.qr_code }]);
    const status = await root('GET', `/gateways/status?asset_id=${asset.id}`);
    expect(expectRows(status.body['data']).map((one) => one['gateway_id'])).toEqual([row.id]);
  });

  it.each(ways)(
    '%s: 409 for an asset with a gateway, a busy and a shared one [AGW-21]',
    async (_way, path) => {
      const free = bare();
      expect(
        codeOf(
          await root(
            'PATCH',
            path(host.store.rows.list('assets', { 'gateways.gateway_id': busy().id })[0]!.id, stock()),
          ),
        ),
      ).toEqual([409, 'asset_has_gateway']);
      expect(codeOf(await root('PATCH', path(free.id, busy())))).toEqual([409, 'gateway_linked']);
      expect(codeOf(await root('PATCH', path(free.id, shared())))).toEqual([409, 'gateway_not_private']);
      expect(free.gateways).toEqual([]);
    },
  );

  it('twice at the same time works once [AGW-21]', async () => {
    const path = `/assets/${bare().id}/gateways/${stock().id}`;
    const answers = await Promise.all([root('PATCH', path), root('PATCH', path)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('404 for unknown and foreign ones, 403 without permission [PERM-10]', async () => {
    const admin = await host.signInAs('admin');
    const own = host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0]!;
    const mine = state().assets.find((row) => row.client_id === own && row.gateways.length === 0)!;
    const foreign = state().gateways.find((row) => row.client_id !== own && row.qr_code !== null)!;
    for (const path of [
      `/assets/${mine.id}/gateways/${foreign.id}`,
      `/gateways/${mine.id}/deployments/by-qr-code/${foreign.qr_code}`,
      `/gateways/${mine.id}/deployments/by-qr-code/QNADA`,
    ])
      expect((await admin('PATCH', path)).status).toBe(404);
    const gestor = await host.signInAs('gestor');
    expect((await gestor('PATCH', `/assets/${mine.id}/gateways/${foreign.id}`)).status).toBe(403);
    expect((await gestor('DELETE', `/assets/${mine.id}/gateways/${foreign.id}`)).status).toBe(403);
  });
});

describe('unlinking', () => {
  it('frees asset and gateway, and takes the devices along [AGW-18] [AGW-22] [GWL-37]', async () => {
    const row = busy();
    const [asset] = host.store.rows.list('assets', { 'gateways.gateway_id': row.id });
    const devices = host.store.rows.list('devices', { gateway_id: row.id }).length;
    expect(devices).toBeGreaterThan(0);
    const path = `/assets/${asset!.id}/gateways/${row.id}`;
    expect((await root('DELETE', path)).status).toBe(204);
    expect((await root('GET', `/gateways/${row.id}`)).body['data']).toMatchObject({
      assets: [],
      assetId: null,
      projectId: null,
    });
    const left = await root('GET', `/devices?asset_id=${asset!.id}`);
    expect(expectRows(left.body['data']).map((one) => one['gateway_id'])).not.toContain(row.id);
    expect(expectRows((await root('GET', `/devices?gateway_id=${row.id}`)).body['data'])).toHaveLength(
      devices,
    );
    expect((await root('DELETE', path)).status).toBe(404);
    expect((await root('PATCH', path)).status).toBe(200);
    const back = await root('GET', `/devices?asset_id=${asset!.id}&gateway_id=${row.id}`);
    expect(expectRows(back.body['data'])).toHaveLength(devices);
  });
});

describe('the project of a gateway', () => {
  it('is given and taken, in either spelling [GWL-35] [GWL-36] [GWD-19]', async () => {
    const row = stock();
    const project = state().projects.find((one) => one.client_id === row.client_id)!;
    for (const name of ['projectId', 'project_id']) {
      const given = await root('PATCH', `/gateways/${row.id}`, { [name]: project.id });
      expect(given.body['data']).toMatchObject({ projectId: project.id, projectAlias: project.name });
      const listed = await root('GET', `/gateways?project_id=${project.id}&search=${row.id}`);
      expect(expectRows(listed.body['data'])).toHaveLength(1);
      const taken = await root('PATCH', `/gateways/${row.id}`, { [name]: null });
      expect(taken.body['data']).toMatchObject({ projectId: null, projectAlias: null });
    }
  });

  it('stays while assets use it, and of a shared one until it is taken [GWL-22] [GWL-23]', async () => {
    const other = state().projects.find((one) => one.id !== shared().project_id)!;
    const patch = (row: GatewayRow, projectId: string | null) =>
      root('PATCH', `/gateways/${row.id}`, { projectId });
    expect(codeOf(await patch(busy(), null))).toEqual([409, 'gateway_has_assets']);
    expect(codeOf(await patch(shared(), other.id))).toEqual([409, 'gateway_in_project']);
    expect((await patch(shared(), shared().project_id)).status).toBe(200);
    const wrong = await patch(stock(), 'x');
    expect([wrong.status, wrong.body['errors']?.[0]?.['source']]).toEqual([422, { pointer: '/projectId' }]);
  });

  it('that is foreign is 422 [PERM-10]', async () => {
    const admin = await host.signInAs('admin');
    const own = host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0];
    const row = state().gateways.find((one) => one.client_id === own && !linked(one))!;
    const foreign = state().projects.find((one) => one.client_id !== own)!;
    expect((await admin('PATCH', `/gateways/${row.id}`, { projectId: foreign.id })).status).toBe(422);
  });
});

describe('names and shared sensors', () => {
  it('are changed, null clears, a missing one stays [GWD-18]', async () => {
    const row = stock();
    const patch = async (body: object) => (await root('PATCH', `/gateways/${row.id}`, body)).body['data'];
    expect(await patch({ alias: 'Trastero único', name: 'Principal', vendor: 'Domotia' })).toMatchObject({
      alias: 'Trastero único',
      name: 'Principal',
      vendor: 'Domotia',
    });
    expect(await patch({ name: null })).toMatchObject({ alias: 'Trastero único', name: null });
    expect(expectRows((await root('GET', '/gateways?search=trastero%20unico')).body['data'])[0]?.id).toBe(
      row.id,
    );
  });

  it('a shared sensor is listed and read with the other asset until it is taken back [GWD-17] [CALL-086]', async () => {
    const row = shared();
    const sensor = host.store.rows
      .list('devices', { gateway_id: row.id })
      .flatMap((device) => device.sensors)
      .find((one) => one.sensor_type === 'LITERS_HOUR')!;
    const asset = state().assets.find((one) => one.client_id === row.client_id)!;
    const share = (assets: string[]) =>
      root('PATCH', `/gateways/${row.id}`, {
        projectId: row.project_id,
        sharedSensors: [{ sensorUuid: sensor.sensor_uuid, assets }],
      });
    const ids = async () =>
      expectRows((await root('GET', `/assets/${asset.id}/sensors`)).body['data']).map((one) => one.id);
    expect(await ids()).not.toContain(sensor.sensor_uuid);
    const answer = await share([asset.id]);
    expect(answer.body['data']?.['shared_sensors']).toEqual([
      { sensor_uuid: sensor.sensor_uuid, assets: [asset.id] },
    ]);
    expect(await ids()).toContain(sensor.sensor_uuid);
    const values = await root(
      'GET',
      `/data/assets/time-series/${asset.id}?sensor=LITERS_HOUR&gateway_id=${row.id}`,
    );
    expect(expectRows(values.body['data']).length).toBeGreaterThan(0);
    await share([]);
    expect(await ids()).not.toContain(sensor.sensor_uuid);
  });

  it('refuses foreign sensors and assets, both spellings and unknown members, with pointers [GWD-18] [GWD-19]', async () => {
    const row = shared();
    const own = host.store.rows.list('devices', { gateway_id: row.id })[0]!.sensors[0]!.sensor_uuid;
    const foreign = state().assets.find((one) => one.client_id !== row.client_id)!;
    const attempts: [unknown, string][] = [
      [{ shared_sensors: [{ sensor_uuid: 'sen-x', assets: [] }] }, '/shared_sensors/0/sensor_uuid'],
      [{ sharedSensors: [{ sensorUuid: own, assets: [foreign.id] }] }, '/sharedSensors/0/assets/0'],
      [{ projectId: null, project_id: null }, '/projectId'],
      [{ state: 'online' }, '/state'],
    ];
    for (const [body, pointer] of attempts) {
      const answer = await root('PATCH', `/gateways/${row.id}`, body);
      expect([answer.status, answer.body['errors']?.[0]?.['source']]).toEqual([422, { pointer }]);
    }
    expect(row.shared_sensors).toEqual([]);
  });
});

describe('deleting a gateway', () => {
  it('takes its devices along; one in use stays [GWL-24] [GWL-43] [GWL-44]', async () => {
    expect(codeOf(await root('DELETE', `/gateways/${busy().id}`))).toEqual([409, 'gateway_has_assets']);
    expect(codeOf(await root('DELETE', `/gateways/${shared().id}`))).toEqual([409, 'gateway_in_project']);
    const row = stock();
    expect((await root('DELETE', `/gateways/${row.id}`)).status).toBe(204);
    expect((await root('GET', `/gateways/${row.id}`)).status).toBe(404);
    const used = busy();
    const [asset] = host.store.rows.list('assets', { 'gateways.gateway_id': used.id });
    await root('DELETE', `/assets/${asset!.id}/gateways/${used.id}`);
    expect((await root('DELETE', `/gateways/${used.id}`)).status).toBe(204);
    expect(host.store.rows.list('devices', { gateway_id: used.id })).toEqual([]);
  });

  it('is not for everybody, and foreign ones are 404 [PERM-10] [GWL-50]', async () => {
    const row = stock();
    expect((await (await host.signInAs('gestor'))('DELETE', `/gateways/${row.id}`)).status).toBe(403);
    const own = host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0];
    const foreign = state().gateways.find((one) => one.client_id !== own)!;
    expect((await (await host.signInAs('admin'))('DELETE', `/gateways/${foreign.id}`)).status).toBe(404);
  });
});
