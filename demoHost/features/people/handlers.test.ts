import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRows, lastInvitationToken, startTestHost } from '../../testing/testHost';
import type { TestResponse, TestCaller, RunningHost } from '../../testing/testHost';

let host: RunningHost;
let root: TestCaller;
let admin: TestCaller;
let manager: TestCaller;
beforeAll(async () => {
  host = await startTestHost();
  root = await host.signInAs('super');
  admin = await host.signInAs('admin');
  manager = await host.signInAs('gestor');
});
afterAll(() => {
  expect(host.loggedFailures).toEqual([]);
  return host.close();
});

const state = () => host.store.state;
const own = () => state().users.find((row) => row.email === 'admin@demo.example')!.client_ids[0]!;
const foreign = () => state().clients.find((row) => row.id !== own())!.id;
const ownAsset = () => state().assets.find((row) => row.client_id === own())!;
const foreignAsset = () => state().assets.find((row) => row.client_id !== own())!;
const codeOf = (answer: TestResponse) => answer.body['errors']?.[0]?.['code'];
const sourceOf = (answer: TestResponse) => answer.body['errors']?.[0]?.['source'];

describe('invitations [USER-29]', () => {
  const invite = (as: TestCaller, body: object) => as('POST', '/users/register/invitation', body);
  const pm = 'ROLE_ASSETS_MANAGER_PROPERTY_MANAGER';

  it('a tenant of an asset is listed as pending and lives there [USER-27]', async () => {
    const asset = ownAsset();
    const { status, body } = await invite(manager, {
      email: 'eva@correo.example',
      role: 'ROLE_USER',
      asset_id: asset.id,
    });
    expect(status).toBe(201);
    expect(body['data']).toMatchObject({ status: 'pending', type: 'normal', client: { id: own() } });
    const [listed] = expectRows((await admin('GET', '/users?search=eva@correo')).body['data']);
    expect(listed).toMatchObject({ email: 'eva@correo.example', confirmed_at: null });
    const { assets } = (await admin('GET', `/users/${listed!.id}`)).body['included'] ?? {};
    expect(expectRows(assets)).toMatchObject([{ id: asset.id, is_occupied: true }]);
    const again = await invite(admin, {
      email: 'EVA@correo.example',
      role: 'ROLE_USER',
      asset_id: asset.id,
    });
    expect([again.status, codeOf(again)]).toEqual([409, 'email_in_use']);
  });

  it('the invited person registers once and becomes a confirmed one [LOGIN-26]', async () => {
    await invite(admin, { email: 'ines@correo.example', role: pm, client_id: own() });
    const before = state().users.length;
    const { user_id } = state().invitations.at(-1)!;
    const token = await lastInvitationToken(host);
    const data = {
      name: 'Inés Vega',
      email: 'ines@correo.example',
      password: 'una-clave',
      cellphone: '600',
      terms_of_service: true,
      token,
    };
    const register = () => host.callAnonymously('POST', '/users/register/by_token', { data });
    expect((await register()).body['data']).toMatchObject({
      id: user_id,
      username: 'Inés Vega',
      status: 'confirmation',
      roles: [pm],
      client: { id: own() },
    });
    expect(state().users.length).toBe(before);
    expect((await register()).status).toBe(404);
    const found = expectRows((await admin('GET', '/users?search=ines vega')).body['data']);
    expect(found.map((row) => row.id)).toEqual([user_id]);
  });

  it('of a deleted person lead nowhere', async () => {
    await invite(admin, { email: 'luis@correo.example', role: 'ROLE_USER', asset_id: ownAsset().id });
    const { token_hash, user_id } = state().invitations.at(-1)!;
    expect((await admin('DELETE', `/users/${user_id}`)).status).toBe(204);
    expect(state().invitations.filter((row) => row.token_hash === token_hash)).toEqual([]);
  });

  it.each([
    ['ROLE_ALFRED_EXPERT', 403],
    [pm, 403],
    ['ROLE_USER', 201],
  ])('a property manager invites with %s: %i [USER-28]', async (role, status) => {
    const place = role === 'ROLE_USER' ? { asset_id: ownAsset().id } : { client_id: own() };
    const answer = await invite(manager, { email: `pm-${status}-${role}@correo.example`, role, ...place });
    expect(answer.status).toBe(status);
    if (status === 403) expect(codeOf(answer)).toBe('role_not_allowed');
  });

  it.each([
    ['no company for a manager', { role: pm }, '/client_id'],
    ['no asset for a tenant', { role: 'ROLE_USER' }, '/asset_id'],
    ['a company for a tenant', { role: 'ROLE_USER', asset_id: 'x', client_id: 'x' }, '/client_id'],
    ['another role', { role: 'ROLE_ADMIN' }, '/role'],
    ['no email', { role: 'ROLE_ALFRED_EXPERT', email: 'nadie' }, '/email'],
  ])('422 with a pointer: %s [USER-24] [USER-26] [USER-27]', async (_what, body, pointer) => {
    const answer = await invite(root, { email: 'x@correo.example', ...body });
    expect([answer.status, sourceOf(answer)]).toEqual([422, { pointer }]);
  });

  it('foreign companies and assets are unknown', async () => {
    const email = 'foraneo@correo.example';
    const answers = [
      await invite(admin, { email, role: pm, client_id: foreign() }),
      await invite(admin, { email, role: 'ROLE_USER', asset_id: foreignAsset().id }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([404, 404]);
    expect(host.store.rows.find('users', { email_key: email })).toBeUndefined();
  });
});

describe('experts for companies [CLIENT-33]', () => {
  const assign = (as: TestCaller, id: string, ...clients: string[]) =>
    as('PATCH', `/users/${id}/relationships/clients`, { data: clients });
  const someone = (type: string) => state().users.find((row) => row.type === type && row.username !== null)!;

  it('the expert is billed to the company from then on [CLIENT-30]', async () => {
    const expert = someone('contractor');
    const company = state().clients.at(-1)!;
    const billed = async () =>
      expectRows((await root('GET', '/invoices/billable-users')).body['data']).find(
        (row) => row['client_id'] === company.id,
      );
    expect(await billed()).toMatchObject({ billable_users: [], client_name: company.name });
    const before = [...expert.client_ids];
    expect((await assign(root, expert.id, company.id)).status).toBe(200);
    expect((await assign(root, expert.id, company.id)).status).toBe(200);
    expect(expert.client_ids).toEqual([...before, company.id]);
    expect(await billed()).toMatchObject({ billable_users: [expert.username] });
  });

  it('only experts, known companies, and who may', async () => {
    const tenant = someone('normal');
    expect(codeOf(await assign(root, tenant.id, own()))).toBe('not_an_expert');
    const expert = state().users.find((row) => row.email === 'gestor@demo.example')!;
    const before = [...expert.client_ids];
    expect((await assign(admin, expert.id, own(), foreign())).status).toBe(404);
    expect(expert.client_ids).toEqual(before);
    expect((await assign(manager, expert.id, own())).status).toBe(403);
    expect((await assign(root, expert.id)).status).toBe(422);
  });

  it('are found by type and text [CALL-014]', async () => {
    const rows = expectRows((await root('GET', '/users?type=contractor&search=ibanez')).body['data']);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row['type']).toBe('contractor');
  });
});

describe('notifications', () => {
  const send = (as: TestCaller, data: object) => as('POST', '/notifications/send', { data });
  const notice = { title: 'Aviso', content: 'Revisión mañana.' };

  it('reach the named people [USER-17]', async () => {
    const emails = ['gestor@demo.example', 'GESTOR@demo.example'];
    expect((await send(admin, { ...notice, user_list: emails })).status).toBe(200);
    expect(state().notifications.at(-1)).toMatchObject({
      ...notice,
      project_id: null,
      user_ids: [host.store.rows.find('users', { email_key: 'gestor@demo.example' })!.id],
      created_at: 1_795_168_800,
    });
  });

  it('do not reach foreign people, oneself, or anybody without a text [USER-11] [USER-15] [USER-16] [USER-18]', async () => {
    const before = state().notifications.length;
    const list = (email: string) => ({ ...notice, user_list: ['gestor@demo.example', email] });
    expect((await send(admin, list('recepcion@demo.example'))).status).toBe(404);
    expect(codeOf(await send(admin, list('admin@demo.example')))).toBe('own_user');
    expect(sourceOf(await send(admin, { ...list('x'), title: ' ' }))).toEqual({ pointer: '/data/title' });
    expect((await send(admin, { ...notice, user_list: [] })).status).toBe(422);
    expect((await send(await host.signInAs('lectura'), list('x'))).status).toBe(403);
    expect(state().notifications.length).toBe(before);
  });

  it('of a project reach everybody who is linked to its assets [PROJ-16]', async () => {
    const project = state().projects.find((row) => row.client_id === own())!;
    const tell = (as: TestCaller, id: string, body: object) =>
      as('POST', `/notifications/project/${id}`, body);
    expect((await tell(manager, project.id, { content: 'Se corta el agua.' })).body['data']).toEqual({});
    const people = state().users.filter((user) =>
      user.asset_ids.some((id) => host.store.rows.find('assets', { id })?.project_id === project.id),
    );
    expect(people.length).toBeGreaterThan(0);
    expect(new Set(state().notifications.at(-1)!.user_ids)).toEqual(new Set(people.map((row) => row.id)));
    expect(sourceOf(await tell(manager, project.id, { content: '' }))).toEqual({ pointer: '/content' });
    const other = state().projects.find((row) => row.client_id !== own())!;
    expect((await tell(manager, other.id, { content: 'x' })).status).toBe(404);
    expect((await tell(await host.signInAs('experto'), other.id, { content: 'x' })).status).toBe(403);
  });
});
