import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRows, startTestHost } from '../../testing/testHost';
import type { TestCaller, RunningHost } from '../../testing/testHost';

let host: RunningHost;
let root: TestCaller;
let admin: TestCaller;
beforeAll(async () => {
  host = await startTestHost();
  root = await host.signInAs('super');
  admin = await host.signInAs('admin');
});
afterAll(() => host.close());

const gateways = () => host.store.state.gateways;

describe('the list of gateways', () => {
  it('pages, with totalPages in its meta [GWL-08] [LIST-08]', async () => {
    const { body } = await root('GET', '/gateways?page[number]=2&page[size]=75');
    expect(expectRows(body['data']).length).toBe(75);
    expect(body['meta']).toEqual({
      all_results: gateways().length,
      page_size: 75,
      results: 75,
      totalPages: Math.ceil(gateways().length / 75),
    });
  });

  it('names assets and project, and has gateways without any or without QR [GWL-10] [GWL-11] [GWL-16]', async () => {
    const rows = expectRows((await root('GET', '/gateways?page[size]=1000')).body['data']);
    const linked = rows.find((row) => row['type'] === 'private' && row['assetId'] !== null)!;
    const asset = host.store.rows.find('assets', { id: String(linked['assetId']) })!;
    expect(linked['assets']).toEqual([{ id: asset.id, alias: asset.alias }]);
    expect(asset.gateways.map((link) => link.qr_code)).toContain(linked['qrCode']);
    expect(linked['projectAlias']).toBe(
      host.store.rows.find('projects', { id: asset.project_id ?? '' })?.name ?? null,
    );
    expect(rows.some((row) => row['qrCode'] === null)).toBe(true);
    expect(rows.some((row) => row['projectId'] === null)).toBe(true);
    expect(rows.some((row) => row['productionDate'] === null)).toBe(true);
    expect(new Set(rows.map((row) => row['type']))).toEqual(new Set(['private', 'shared', 'public']));
  });

  it('is found by GID and QID whatever the case, and by project [CALL-046]', async () => {
    const row = gateways().find((one) => one.qr_code !== null && one.project_id !== null)!;
    for (const text of [row.id.toLowerCase(), row.qr_code!.slice(2).toLowerCase()]) {
      const found = expectRows((await root('GET', `/gateways?search=${text}`)).body['data']);
      expect(found.map((one) => one.id)).toEqual([row.id]);
    }
    const found = expectRows(
      (await root('GET', `/gateways?project_id=${row.project_id}&page[size]=1000`)).body['data'],
    );
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found.map((one) => one['projectId']))).toEqual(new Set([row.project_id]));
  });

  it('shows only the own companies, and foreign gateways are 404 [PERM-10]', async () => {
    const own = host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0]!;
    const rows = expectRows((await admin('GET', '/gateways?page[size]=1000')).body['data']);
    expect(rows.length).toBe(gateways().filter((row) => row.client_id === own).length);
    const foreign = gateways().find((row) => row.client_id !== own)!;
    expect((await admin('GET', `/gateways/${foreign.id}`)).status).toBe(404);
    expect((await admin('PATCH', `/gateways/${foreign.id}`, { qr_gateway_id: 'QX' })).status).toBe(404);
    const assetOfOther = host.store.rows.list('assets', { 'gateways.gateway_id': foreign.id })[0]?.id ?? 'x';
    expect((await admin('GET', `/gateways/status?asset_id=${assetOfOther}`)).body['data']).toEqual([]);
  });
});

describe('the status of gateways', () => {
  const statuses = async (query: string) =>
    expectRows((await root('GET', `/gateways/status${query}`)).body['data']);

  it('says offline by an issue, and unknown by no list at all [AGW-35] [AGW-36]', async () => {
    const all = await statuses('');
    for (const status of all) {
      const { state } = host.store.rows.find('gateways', { id: String(status['gateway_id']) })!;
      const issues = status['activeIssues'] as string[] | undefined;
      expect(issues === undefined ? 'unknown' : issues.includes('online') ? 'offline' : 'online').toBe(state);
    }
    const states = new Set(gateways().map((row) => row.state));
    expect(states).toEqual(new Set(['online', 'offline', 'unknown']));
    expect(await statuses('')).toEqual(all);
  });

  it('the story has every health, every network state, and both with and without issues [AGW-29] [AGW-31] [AGW-32]', async () => {
    const all = await statuses('');
    const health = (row: Record<string, unknown>) => {
      const value = row['health'] as number | null;
      return value === null ? 'none' : value >= 70 ? 'good' : value >= 30 ? 'medium' : 'bad';
    };
    expect(new Set(all.map(health))).toEqual(new Set(['good', 'medium', 'bad', 'none']));
    const network = all.map((row) => (row['networkState'] as Record<string, unknown>)['status']);
    expect(new Set(network)).toEqual(new Set(['good', 'medium', 'bad', 'unknown']));
    expect(new Set(all.map((row) => row['network_interface']))).toEqual(new Set(['ethernet', 'wifi', 'lte']));
    const issues = all.map((row) => (row['activeIssues'] as string[] | undefined)?.length);
    expect(issues).toEqual(expect.arrayContaining([undefined, 0, 1, 2]));
  });

  it('is asked for by asset, by project and by issues [AGW-37]', async () => {
    const asset = host.store.state.assets.find((row) => row.gateways.length === 2)!;
    const own = await statuses(`?asset_id=${asset.id}`);
    expect(own.map((row) => row['gateway_id']).sort()).toEqual(
      asset.gateways.map((link) => link.gateway_id).sort(),
    );
    const project = await statuses(`?project_id=${asset.project_id}`);
    const bad = await statuses(`?project_id=${asset.project_id}&active_issues=true`);
    const good = await statuses(`?project_id=${asset.project_id}&active_issues=false`);
    expect(bad.length).toBeGreaterThan(0);
    expect(bad.length + good.length).toBe(project.length);
  });
});

describe('provisioning', () => {
  it('gives a gateway in stock its QR, in either spelling [PROV-06] [GWD-19]', async () => {
    const [first, second] = gateways().filter((row) => row.qr_code === null);
    const answer = await root('PATCH', `/gateways/${first!.id}`, { qr_gateway_id: 'QNUEVO000001' });
    expect(answer.body['data']).toMatchObject({ id: first!.id, qrCode: 'QNUEVO000001' });
    expect((await root('PATCH', `/gateways/${second!.id}`, { qrGatewayId: 'QNUEVO000002' })).status).toBe(
      200,
    );
    const found = await root('GET', '/gateways?search=qnuevo000001');
    expect(expectRows(found.body['data']).map((row) => row.id)).toEqual([first!.id]);
  });

  it('changes the QR that the asset shows as well [ADET-19]', async () => {
    const asset = host.store.state.assets.find((row) => row.gateways.length === 1)!;
    const id = asset.gateways[0]!.gateway_id;
    await root('PATCH', `/gateways/${id}`, { qr_gateway_id: 'QCAMBIADO' });
    const { body } = await root('GET', `/assets/${asset.id}`);
    expect(body['data']?.['gateways_qrs']).toEqual([{ gateway_id: id, qr_code: 'QCAMBIADO' }]);
  });

  it('refuses a QR in use, an unknown gateway and a wrong QR [PROV-04] [PROV-08] [PROV-09]', async () => {
    const [one, other] = gateways();
    const taken = await root('PATCH', `/gateways/${one!.id}`, { qr_gateway_id: other!.qr_code });
    expect(taken.status).toBe(409);
    expect(taken.body['errors']?.[0]?.['code']).toBe('qr_in_use');
    expect((await root('PATCH', '/gateways/GNADA', { qr_gateway_id: 'Q1' })).status).toBe(404);
    for (const body of [
      {},
      { qr_gateway_id: 'q1' },
      { qr_gateway_id: '' },
      { qr_gateway_id: 'A', qrGatewayId: 'A' },
    ]) {
      expect((await root('PATCH', `/gateways/${one!.id}`, body)).status).toBe(422);
    }
  });

  it('is for those who may register gateways [PROV-05]', async () => {
    const id = gateways()[0]!.id;
    const reader = await host.signInAs('lectura');
    expect((await reader('PATCH', `/gateways/${id}`, { qr_gateway_id: 'Q1' })).status).toBe(403);
  });
});

describe('a gateway goes with its asset', () => {
  it('when the asset changes project [ADET-30]', async () => {
    const asset = host.store.state.assets.find(
      (row) =>
        row.gateways.length > 0 &&
        host.store.rows.list('devices', { asset_id: row.id }).length > 0 &&
        row.project_id !== null,
    )!;
    const target = host.store.state.projects.find(
      (row) => row.client_id === asset.client_id && row.id !== asset.project_id,
    )!;
    const body = { data: { id: asset.id, attributes: { community_id: target.id } } };
    expect((await root('PATCH', `/assets/${asset.id}`, body)).status).toBe(200);
    const gateway = await root('GET', `/gateways/${asset.gateways[0]!.gateway_id}`);
    expect(gateway.body['data']?.['projectAlias']).toBe(target.name);
    expect(host.store.rows.list('devices', { asset_id: asset.id })[0]!.project_id).toBe(target.id);
  });
});
