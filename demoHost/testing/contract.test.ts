import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import bundle from '../../dataProvider/contract/openapi.bundle.json';
import { contractCases } from './contractCases/index';
import { sampleOwners, sampleRecords } from './contractCases/recordSample';
import { callRules } from '../server/callRules';
import type { CallId } from '../server/callRules';
import { skylineLogo } from '../../fixtures/generators/png';
import { startTestHost, versionHeader } from './testHost';
import type { TestResponse, TestCaller, RunningHost } from './testHost';

let host: RunningHost;
let root: TestCaller;
/** Operation → statuses seen, over this file. */
const seen = new Map<string, Set<number>>();

/** Sends a call, records the status of its operation and asserts that the response matches the contract. */
async function call(
  id: CallId,
  as: TestCaller,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<TestResponse> {
  const answer = await as(callRules[id].method, path, body, { ...versionHeader(id), ...headers });
  seen.set(id, (seen.get(id) ?? new Set()).add(answer.status));
  expect(host.loggedFailures).toEqual([]);
  return answer;
}

/** Reads as super administrator and expects 200. */
async function expect200(id: CallId, path: string): Promise<void> {
  expect((await call(id, root, path)).status, path).toBe(200);
}

beforeAll(async () => {
  host = await startTestHost();
  root = await host.signInAs('super');
});
afterAll(() => host.close());

const state = () => host.store.state;
const somebody = () =>
  state().users.find((user) => user.roles[0] === 'ROLE_USER' && user.asset_ids.length > 0)!;
const free = () =>
  state().assets.find(
    (asset) =>
      asset.gateways.length === 0 && host.store.rows.list('users', { asset_ids: asset.id }).length === 0,
  )!;
const linkable = () =>
  state().assets.find((asset) => !asset.is_blocked && !somebody().asset_ids.includes(asset.id))!;

/** The documented operations: id → permission and statuses. */
function documented(): Map<
  string,
  { permission: string | undefined; statuses: number[]; open: boolean; text: string; example: unknown }
> {
  const all = new Map();
  for (const item of Object.values(bundle.paths) as Record<string, unknown>[]) {
    for (const [method, operation] of Object.entries(item)) {
      if (method === 'parameters') continue;
      const op = operation as {
        operationId: string;
        'x-permission'?: string;
        responses: object;
        security?: unknown[];
        description: string;
        requestBody?: { content: { 'application/json': { example?: unknown } } };
      };
      all.set(op.operationId, {
        permission: op['x-permission'],
        statuses: Object.keys(op.responses).map(Number),
        open: op.security?.length === 0,
        text: op.description,
        example: op.requestBody?.content['application/json'].example,
      });
    }
  }
  return all;
}

describe('contract and host', () => {
  it('name the same operations with the same permissions [PERM-10]', () => {
    const rules = Object.fromEntries(
      [...documented()].map(([id, { permission, open }]) => [id, open ? 'open' : (permission ?? 'session')]),
    );
    expect(rules).toEqual(
      Object.fromEntries(Object.entries(callRules).map(([id, { access }]) => [id, access])),
    );
  });

  it('every operation names its requirements', () => {
    for (const [id, { text }] of documented()) expect(text, id).toMatch(/[A-Z]+-\d+/);
  });
});

// The last test judges the sum of those before it.
describe('answers keep to the contract [LIST-17]', { shuffle: false }, () => {
  it('session calls [LOGIN-06] [SHELL-44] [SHELL-52] [LOGIN-35]', async () => {
    const session = await call('login', host.callAnonymously, '/users/login', {
      email: 'super@demo.example',
      password: 'demo-super',
    });
    expect(Object.keys(session.body).sort()).toEqual([
      'expires_at',
      'permissions',
      'token',
      'token_type',
      'user_type',
    ]);
    expect(session.body['token_type']).toBe('Bearer');
    const mine: Record<string, string> = { authorization: `Bearer ${String(session.body['token'])}` };
    const profile = (await call('getCurrentUser', root, '/users/current')).body['data'] ?? {};
    expect(Object.keys(profile).sort()).toEqual([
      'assets',
      'client',
      'confirmed_at',
      'created_at',
      'email',
      'id',
      'lang',
      'roles',
      'status',
      'type',
      'username',
    ]);
    expect((await call('getLegalStatus', root, '/clients/legal-documentations/status')).body).toEqual({
      is_accepted: false,
      is_enabled: false,
      link_privacy_policy: 'https://legal.example/privacidad',
      link_terms_of_service: 'https://legal.example/condiciones',
    });
    expect((await call('acceptLegalDocuments', root, '/users/legal-documentations/accepted')).status).toBe(
      200,
    );
    expect((await call('logout', host.callAnonymously, '/users/logout', undefined, mine)).status).toBe(200);
    expect((await call('logout', host.callAnonymously, '/users/logout', undefined, mine)).status).toBe(401);
  });

  it('registration [LOGIN-26]', async () => {
    const data = {
      name: 'Marta Gil',
      email: 'marta@correo.example',
      password: 'x',
      cellphone: '600',
      terms_of_service: true,
      token: 'demo-invitacion-inquilino',
    };
    const register = (change: object) =>
      call('registerByToken', host.callAnonymously, '/users/register/by_token', {
        data: { ...data, ...change },
      });
    expect((await register({ token: 'no' })).status).toBe(404);
    expect((await register({ terms_of_service: false })).status).toBe(422);
    expect((await register({ email: 'super@demo.example' })).status).toBe(409);
    expect((await register({})).status).toBe(201);
    expect((await register({})).status).toBe(404);
    expect(
      (await host.callAnonymously('POST', '/users/login', { email: data.email, password: 'x' })).status,
    ).toBe(200);
  });

  it('lists [USER-03] [CLIENT-30] [PROJ-06] [ASSET-08]', async () => {
    expect((await call('listUsers', root, '/users?page[size]=1000')).status).toBe(200);
    expect((await call('listUsers', root, '/users?type=contractor&search=')).status).toBe(200);
    expect((await call('listClients', root, '/clients?search=a%2Cb%26c')).status).toBe(200);
    expect((await call('listBillableUsers', root, '/invoices/billable-users')).status).toBe(200);
    expect((await call('listProjects', root, '/projects?include=assets&page[size]=1000')).status).toBe(200);
    expect((await call('listAssets', root, '/assets?page[size]=1000')).status).toBe(200);
    expect((await call('listGateways', root, '/gateways?page[size]=1000')).status).toBe(200);
    expect((await call('listGatewayStatus', root, '/gateways/status')).status).toBe(200);
    expect((await call('search', root, '/search?q=almeria')).status).toBe(200);
    expect((await call('listAssetTypes', root, '/assets/types')).body['data']).toContain('HOTEL_ROOM');
  });

  it('details of projects, companies, people and assets [PROJ-07] [CLIENT-29] [USER-06] [ADET-19]', async () => {
    for (const { id } of sampleRecords(state().projects))
      await expect200('getProject', `/projects/${id}?include=assets`);
    for (const id of sampleOwners(state().assets, ({ project_id }) => project_id))
      await expect200('listProjectAssets', `/projects/${id}/assets`);
    for (const { id } of sampleRecords(state().clients)) await expect200('getClient', `/clients/${id}`);
    for (const { id } of sampleRecords(state().users)) await expect200('getUser', `/users/${id}`);
    for (const { id } of sampleRecords(state().assets)) {
      await expect200('getAsset', `/assets/${id}?include=users`);
      await expect200('getAssetDashboard', `/assets/${id}/dashboard?page[number]=1&page[size]=50&status=x`);
    }
  });

  it('writes [CLIENT-11] [CLIENT-27] [PROJ-37] [ADET-30] [USER-22] [PASSET-10] [USER-12] [ADET-38]', async () => {
    const created = await call('createClient', root, '/clients', {
      data: { name: 'Fincas Ortega', email: null, description: null },
    });
    expect(created.status).toBe(201);
    const id = String(created.body['data']?.['id']);
    const look = {
      assets_manager: { logo: skylineLogo(1, '#FFFFFF', '#000000'), header_background_color: '#00FF00AA' },
    };
    const updated = await call('updateClient', root, `/clients/${id}`, {
      data: {
        id,
        name: 'Fincas Ortega',
        email: 'a@b.example',
        description: 'x',
        tax_id: null,
        client_code: 'F',
        look_and_feel: look,
      },
    });
    expect(updated.body['data']?.['look_and_feel']).toEqual({
      assets_manager: { ...look.assets_manager, is_default: false },
    });

    const project = state().projects[0]!;
    const { body } = await call('updateProject', root, `/projects/${project.id}`, {
      id: project.id,
      name: 'Nuevo',
      users_require_verification: true,
      users_verifiers: [],
      logo: null,
      background_image: null,
      type: 'RENT',
      support_email: [],
      status: 'ACCEPTED',
    });
    expect(body['data']).toMatchObject({
      name: 'Nuevo',
      support_email: [],
      users_verifiers: [],
      type: 'RENT',
    });

    const asset = state().assets[0]!;
    const location = {
      block_number: '1',
      city: 'Cádiz',
      country: 'España',
      door: 'D',
      flat: '9',
      postal_code: '11001',
      province: 'Cádiz',
      staircase: null,
      street_name: 'Ancha',
      street_type: 'street',
    };
    const attributes = {
      alias: 'Ático',
      client_id: asset.client_id,
      community_id: asset.project_id,
      description: 'x',
      external_id: 'E',
      is_blocked: true,
      logo: null,
      type: 'RENT',
      location,
    };
    const changed = await call('updateAsset', root, `/assets/${asset.id}`, {
      data: { id: asset.id, attributes },
    });
    expect(changed.body['data']).toMatchObject({
      zip_code: '11001',
      state: 'Cádiz',
      apartment: '9 D',
      alias: 'Ático',
      is_blocked: true,
      location,
    });

    const user = somebody();
    const target = linkable();
    expect((await call('linkAssetToUser', root, `/users/${user.id}/asset/${target.id}/relate`)).status).toBe(
      200,
    );
    expect(
      (
        await call('unlinkAssetsFromUser', root, `/users/${user.id}/relationships/assets`, {
          data: [{ id: target.id }],
        })
      ).status,
    ).toBe(204);
    const added = await call('addAssetsToUser', root, `/users/${user.id}/relationships/assets`, {
      data: [target.id, user.asset_ids[0], 'D404', asset.id],
    });
    expect(added.body).toEqual({
      added: [target.id],
      existing: [user.asset_ids[0]],
      failed: [
        { deployment_id: 'D404', error: 'not_found' },
        { deployment_id: asset.id, error: 'blocked' },
      ],
    });
    expect((await call('deleteUser', root, `/users/${user.id}`)).status).toBe(204);
    expect((await call('deleteAsset', root, `/assets/${free().id}`)).status).toBe(204);
  });

  it('creates an asset [ASSET-34] [ASSET-38] [ASSET-43] [ASSET-44]', async () => {
    const { id: community, client_id } = state().projects[0]!;
    const location = {
      country: 'España',
      province: 'Soria',
      city: 'Soria',
      postal_code: '42001',
      street_type: 'street',
      street_name: 'Mayor',
      block_number: '1',
    };
    const create = (id: string) =>
      call('createAsset', root, '/assets', {
        data: { id, attributes: { community, client_id, type: 'HOME', location } },
      });
    expect((await create('D0000CONTRACT')).status).toBe(201);
    expect((await create('D0000CONTRACT')).status).toBe(409);
    expect((await create('D40400000000')).status).toBe(404);
    expect((await create('D-CONTRACT-1')).status).toBe(400);
  });

  it('gateways [GWD-04] [PROV-06] [PROV-08]', async () => {
    const [one, other] = state().gateways;
    for (const { id } of sampleRecords(state().gateways)) await expect200('getGateway', `/gateways/${id}`);
    const provision = (code: string) =>
      call('updateGateway', root, `/gateways/${one!.id}`, { qr_gateway_id: code });
    expect((await provision('QNUEVO')).status).toBe(200);
    expect((await provision(other!.qr_code!)).status).toBe(409);
  });

  it('devices, sensors, tickets [DEV-20] [CONS-21] [OFFICE-11] [TICKET-07]', async () => {
    for (const page of [1, 2, 3])
      await expect200('listDevices', `/devices?page[number]=${page}&page[size]=1000`);
    const filter = encodeURIComponent('asset_id is null,battery_level>=0');
    await expect200('listDevices', `/devices?filter=${filter}&sort=device_type,-device_id`);
    await expect200('listTickets', '/support-tickets?page[size]=1000&page[sort]=-created_at');
    for (const { id } of sampleRecords(state().tickets))
      await expect200('getTicket', `/support-tickets/${id}`);
    for (const id of sampleOwners(state().devices, ({ asset_id }) => asset_id))
      await expect200('listAssetSensors', `/assets/${id}/sensors?show=all`);
    for (const id of sampleOwners(state().tickets, ({ asset_id }) => asset_id))
      await expect200('getAssetTicketStatistics', `/tickets-support/assets/${id}/statistics`);
    const locks = state().devices.filter(({ lock_type }) => lock_type !== null);
    for (const id of sampleOwners(locks, ({ project_id }) => project_id))
      await expect200('listAccessDevices', `/devices/access/project/${id}/list?sort=batteryLevel:asc`);
  });

  it('accesses and content [EVENT-09] [OFFICE-02] [AACC-45] [HOTEL-30] [CONTACT-02] [CAM-03] [DOC-02]', async () => {
    const assetOf = (row: { asset_id: string | null }) => row.asset_id;
    const projectOf = (row: { project_id: string | null }) => row.project_id;
    const ofBuilding = (row: { projectId: string }) => row.projectId;
    const locks = state().devices.filter(({ lock_type }) => lock_type !== null);
    const invited = state().asset_invitations.flatMap(({ assets }) => assets);
    const areas = new Map(state().common_areas.map((area) => [area.id, area.project_id]));
    /** The calls of a collection, with the assets or buildings that have rows in it. */
    const reads: [CallId, string[], (id: string) => string][] = [
      [
        'listAssetEvents',
        sampleOwners(locks, assetOf),
        (id) => `/data/assets/time-series/${id}/access-control?from=1795000000`,
      ],
      [
        'listAssetInvitations',
        sampleOwners(invited, assetOf),
        (id) => `/access/asset/${id}/all?page[size]=8`,
      ],
      [
        'listAssetContacts',
        sampleOwners(state().contacts, assetOf),
        (id) => `/assets/${id}/third-party-services`,
      ],
      ['listAssetCameras', sampleOwners(state().cameras, assetOf), (id) => `/assets/${id}/cameras`],
      ['listAssetDocuments', sampleOwners(state().documents, assetOf), (id) => `/assets/${id}/documents`],
      [
        'listProjectAccessLog',
        sampleOwners(locks, projectOf),
        (id) => `/data/projects/time-series/${id}/access-control`,
      ],
      [
        'listCheckIns',
        sampleOwners(state().check_ins, projectOf),
        (id) => `/hotels/assets/check-in/projects/${id}?page[size]=1000`,
      ],
      [
        'listExternalInvitations',
        sampleOwners(state().external_invitations, projectOf),
        (id) => `/access/qr/project/${id}?status=ACTIVE,PENDING`,
      ],
      [
        'listProjectContacts',
        sampleOwners(state().contacts, projectOf),
        (id) => `/projects/${id}/third-party-services`,
      ],
      ['listProjectCameras', sampleOwners(state().cameras, projectOf), (id) => `/projects/${id}/cameras`],
      [
        'listProjectDocuments',
        sampleOwners(state().documents, projectOf),
        (id) => `/projects/${id}/documents`,
      ],
      ['listIntercoms', sampleOwners(state().intercoms, ofBuilding), (id) => `/projects/${id}/intercoms`],
      ['listNews', sampleOwners(state().news, projectOf), (id) => `/projects/${id}/events-news`],
      [
        'listCommonAreas',
        sampleOwners(state().common_areas, projectOf),
        (id) => `/projects/${id}/common-areas`,
      ],
      [
        'listBookings',
        sampleOwners(state().bookings, ({ common_area_id }) => areas.get(common_area_id)),
        (id) => `/projects/${id}/bookings`,
      ],
      [
        'listLayoutAreas',
        sampleOwners(state().layout_areas, ofBuilding),
        (id) => `/projects/${id}/layout-config`,
      ],
    ];
    const empty: string[] = [];
    for (const [id, owners, pathOf] of reads) {
      expect(owners, id).not.toEqual([]);
      for (const owner of owners) {
        const { status, body } = await call(id, root, pathOf(owner));
        expect(status, id).toBe(200);
        if (JSON.stringify(body['data']) === '[]') empty.push(`${id} ${owner}`);
      }
    }
    expect(empty).toEqual([]);
    const contact = state().contacts[0]!;
    expect((await call('deleteContact', root, `/third-party-services/${contact.id}`)).status).toBe(204);
  });

  it.each(Object.entries(contractCases))('%s', async (_area, cases) => {
    await cases({
      host,
      superAdmin: root,
      call,
      expectStatus: async (status, id, path, body) => {
        const answer = await call(id, root, path, body);
        expect(answer.status, `${id} ${path} ${answer.text.slice(0, 300)}`).toBe(status);
        return answer;
      },
    });
  });

  it('refusals: conflict [ADET-35] [ADET-36] [USER-11]', async () => {
    const withGateway = state().assets.find(
      (row) => row.gateways.length > 0 && host.store.rows.list('users', { asset_ids: row.id }).length === 0,
    )!;
    const withPeople = state().assets.find(
      (row) => host.store.rows.list('users', { asset_ids: row.id }).length > 0,
    )!;
    const codeOf = (answer: TestResponse) => answer.body['errors']?.[0]?.['code'];
    expect(codeOf(await call('deleteAsset', root, `/assets/${withGateway.id}`))).toBe('asset_has_gateways');
    expect(codeOf(await call('deleteAsset', root, `/assets/${withPeople.id}`))).toBe('asset_has_users');
    expect(codeOf(await call('deleteUser', root, `/users/${state().users[0]!.id}`))).toBe('own_user');
    const { id, name } = state().clients[1]!;
    expect(
      codeOf(
        await call('createClient', root, '/clients', {
          data: { name: name.toUpperCase(), email: null, description: null },
        }),
      ),
    ).toBe('name_in_use');
    expect(
      (
        await call('updateClient', root, `/clients/${state().clients[2]!.id}`, {
          data: { id: state().clients[2]!.id, name },
        })
      ).status,
    ).toBe(409);
    expect(id).not.toBe('');
  });

  it('refusals: 404 for every path with an id', async () => {
    const others: string[] = [];
    for (const [id, { method, path }] of Object.entries(callRules) as [
      CallId,
      (typeof callRules)[CallId],
    ][]) {
      if (!path.includes(':') || !documented().get(id)!.statuses.includes(404)) continue;
      const body =
        method === 'DELETE' && path.includes('relationships')
          ? { data: [{ id: 'x' }] }
          : method !== 'GET'
            ? (bodyOf(id) ?? documented().get(id)!.example)
            : undefined;
      const { status } = await call(id, root, path.replace(/:\w+/g, 'x') + (queryOf[id] ?? ''), body);
      if (status !== 404) others.push(`${id} ${status}`);
    }
    expect(others).toEqual([]);
  });

  it('refusals: 400, 413, 415, 422 where there is a query or a body', async () => {
    for (const [id, { method, path }] of Object.entries(callRules) as [
      CallId,
      (typeof callRules)[CallId],
    ][]) {
      if (method !== 'GET' || !documented().get(id)!.statuses.includes(400)) continue;
      expect((await call(id, root, `${path.replace(/:\w+/g, 'x')}?unknown=1`)).status, id).toBe(400);
    }
    const huge = (mb: number) => JSON.stringify({ data: 'x'.repeat(mb * 1024 * 1024) });
    const usual = huge(15);
    const legal = huge(28);
    for (const [id, { method, path, access }] of Object.entries(callRules) as [
      CallId,
      (typeof callRules)[CallId],
    ][]) {
      if (!documented().get(id)!.statuses.includes(422)) continue;
      const as = access === 'open' ? host.callAnonymously : root;
      const real = path.replace(/:\w+/g, 'x');
      expect((await call(id, as, real, '{"broken"')).status, id).toBe(400);
      expect((await call(id, as, real, { nonsense: true })).status, id).toBe(422);
      expect((await call(id, as, real, '{}', { 'content-type': 'text/plain' })).status, id).toBe(415);
      const body = id === 'saveLegalDocuments' ? legal : usual;
      expect((await call(id, as, real, body)).status, id).toBe(413);
      expect(method).not.toBe('GET');
    }
    // About sixty bodies of 15 MB.
  });

  it('refusals: 401, 403, 406 everywhere [LIST-14] [PERM-10] [LOGIN-09]', async () => {
    const nobody = host.store.state.users.find((user) => user.email === 'marta@correo.example')!;
    const weak = (await host.callAnonymously('POST', '/users/login', { email: nobody.email, password: 'x' }))
      .body['token'];
    for (const [id, { path, access }] of Object.entries(callRules) as [
      CallId,
      (typeof callRules)[CallId],
    ][]) {
      const real = path.replace(/:\w+/g, 'x');
      expect(
        (await call(id, host.callAnonymously, real, undefined, { 'accept-version': '3' })).status,
        id,
      ).toBe(406);
      if (access === 'open') continue;
      expect((await call(id, host.callAnonymously, real)).status, id).toBe(401);
      if (access === 'session') continue;
      expect(
        (await call(id, host.callAnonymously, real, undefined, { authorization: `Bearer ${String(weak)}` }))
          .status,
        id,
      ).toBe(403);
    }
    for (let i = 0; i < 11; i += 1) {
      const wrong = { email: 'legal@demo.example', password: 'no' };
      expect((await call('login', host.callAnonymously, '/users/login', wrong)).status).toBe(
        i < 10 ? 403 : 429,
      );
    }
  });

  it('every documented status was met, and no other', () => {
    const statusesOf = (ids: Iterable<string>, of: (id: string) => Iterable<number>) =>
      Object.fromEntries([...ids].map((id) => [id, [...of(id)].sort().join(' ')]));
    const all = documented();
    expect(statusesOf(all.keys(), (id) => seen.get(id) ?? [])).toEqual(
      statusesOf(all.keys(), (id) => all.get(id)?.statuses ?? []),
    );
  });
});

describe('the check', () => {
  it('makes an answer that drifted from the contract a logged 500', async () => {
    const other = await startTestHost();
    const caller = await other.signInAs('super');
    const asset = other.store.state.assets[0]!;
    Object.assign(asset, { type: 'CASTLE' });
    const answer = await caller('GET', `/assets/${asset.id}`);
    expect(answer.status).toBe(500);
    expect(answer.body['errors']?.[0]?.['code']).toBe('contract_drift');
    expect(other.loggedFailures.join()).toContain(`GET /api/assets/${asset.id}`);
    await other.close();
  });
});

/** Queries of calls that require one. */
const queryOf: Partial<Record<CallId, string>> = {
  downloadTimeSeries: '?sensor_uuid=x&format=csv',
};

/** Returns a valid body whose ids do not exist. Operations not listed here have an example in the contract. */
function bodyOf(id: CallId): unknown {
  if (id === 'updateProject') return { id: 'x' };
  if (id === 'updateAsset') return { data: { id: 'x', attributes: {} } };
  if (id === 'updateClient') return { data: { id: 'x' } };
  if (id === 'updateGateway') return { qr_gateway_id: 'Q1' };
  if (id === 'addAssetsToUser') return { data: ['x'] };
  return undefined;
}
