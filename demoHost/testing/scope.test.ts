import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seededLogins } from '../../fixtures/demoLogins';
import { expectRows, startTestHost } from './testHost';
import type { TestCaller, RunningHost } from './testHost';

let host: RunningHost;
let root: TestCaller;
let admin: TestCaller;
beforeAll(async () => {
  host = await startTestHost();
});
beforeEach(async () => {
  await host.reset();
  root = await host.signInAs('super');
  admin = await host.signInAs('admin');
});
afterAll(() => host.close());

const own = () => host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0]!;

describe('companies are apart', () => {
  it('a foreign id answers 404, word for word like an unknown one [PERM-10]', async () => {
    const { state } = host.store;
    const client = state.clients.find((row) => row.id !== own())!;
    const project = state.projects.find((row) => row.client_id !== own())!;
    const asset = state.assets.find((row) => row.client_id !== own())!;
    const user = state.users.find((row) => !row.client_ids.includes(own()))!;
    const mine = state.users.find((row) => row.client_ids.includes(own()) && row.roles[0] === 'ROLE_USER')!;
    const attempts: [string, string, unknown?][] = [
      ['GET', `/clients/${client.id}`],
      ['PATCH', `/clients/${client.id}`, { data: { id: client.id, name: 'Robada' } }],
      ['GET', `/projects/${project.id}`],
      ['GET', `/projects/${project.id}/assets`],
      ['PATCH', `/projects/${project.id}`, { id: project.id, name: 'Robado' }],
      ['GET', `/assets/${asset.id}`],
      ['GET', `/assets/${asset.id}/dashboard`],
      ['PATCH', `/assets/${asset.id}`, { data: { id: asset.id, attributes: { alias: 'Robado' } } }],
      ['DELETE', `/assets/${asset.id}`],
      ['GET', `/users/${user.id}`],
      ['DELETE', `/users/${user.id}`],
      ['PATCH', `/users/${user.id}/asset/${asset.id}/relate`],
      ['PATCH', `/users/${mine.id}/asset/${asset.id}/relate`],
      ['PATCH', `/users/${user.id}/relationships/assets`, { data: [asset.id] }],
      ['DELETE', `/users/${mine.id}/relationships/assets`, { data: [{ id: asset.id }] }],
    ];
    const before = JSON.stringify(state);
    const unknown = await admin('GET', '/assets/D000');
    for (const [method, path, body] of attempts) {
      const answer = await admin(method, path, body);
      expect(answer.status, `${method} ${path}`).toBe(404);
      expect(answer.text).toBe(unknown.text);
    }
    const many = await admin('PATCH', `/users/${mine.id}/relationships/assets`, { data: [asset.id] });
    expect(many.body).toEqual({
      added: [],
      existing: [],
      failed: [{ deployment_id: asset.id, error: 'not_found' }],
    });
    expect(JSON.stringify(state)).toBe(before);
  });

  it('lists hold only rows of the own companies [PERM-10]', async () => {
    const rows = async (path: string) =>
      expectRows((await admin('GET', `${path}?page[size]=1000`)).body['data']);
    expect((await rows('/clients')).map((row) => row.id)).toEqual([own()]);
    for (const project of await rows('/projects')) expect(project['client']).toMatchObject({ id: own() });
    for (const asset of await rows('/assets'))
      expect(host.store.rows.find('assets', { id: asset.id })?.client_id).toBe(own());
    for (const user of await rows('/users'))
      expect(host.store.rows.find('users', { id: user.id })?.client_ids).toContain(own());
    expect((await rows('/assets')).length).toBeGreaterThan(50);
  });

  it('an asset cannot be moved into a foreign company or project [ADET-30]', async () => {
    const { state } = host.store;
    const asset = state.assets.find((row) => row.client_id === own())!;
    const foreign = state.projects.find((row) => row.client_id !== own())!;
    const move = (attributes: object) =>
      admin('PATCH', `/assets/${asset.id}`, { data: { id: asset.id, attributes } });
    expect((await move({ client_id: foreign.client_id })).body['errors']?.[0]?.['source']).toEqual({
      pointer: '/data/attributes/client_id',
    });
    expect((await move({ community_id: foreign.id })).body['errors']?.[0]?.['source']).toEqual({
      pointer: '/data/attributes/community_id',
    });
  });

  it('the super administrator sees every company, the expert two [PERM-08]', async () => {
    expect((await root('GET', '/clients')).body['meta']?.['all_results']).toBe(
      host.store.state.clients.length,
    );
    expect((await (await host.signInAs('experto'))('GET', '/clients')).body['meta']?.['all_results']).toBe(2);
  });
});

describe('sessions', () => {
  it('every demo login works and its session names its permissions [LOGIN-06] [SHELL-44]', async () => {
    for (const { email, password, role } of seededLogins) {
      const { body, status } = await host.callAnonymously('POST', '/users/login', { email, password });
      expect(status).toBe(200);
      expect(body['expires_at']).toBe(1_795_168_800 + 12 * 3600);
      expect(Array.isArray(body['permissions']), role).toBe(true);
      expect(String(body['token'])).toMatch(/^[\w-]{43}$/);
    }
  });

  it('a wrong user and a wrong password get the same 403 [LOGIN-09] [LOGIN-10]', async () => {
    const wrong = await host.callAnonymously('POST', '/users/login', {
      email: 'super@demo.example',
      password: 'no',
    });
    const unknown = await host.callAnonymously('POST', '/users/login', {
      email: 'nadie@demo.example',
      password: 'no',
    });
    expect([wrong.status, unknown.status]).toEqual([403, 403]);
    expect(wrong.text).toBe(unknown.text);
    expect(wrong.body['errors']?.[0]?.['detail']).toBe('Usuario o contraseña no válidos.');
  });

  it('a person who is deleted or logs out is out at once [SHELL-42]', async () => {
    const reader = await host.signInAs('lectura');
    const user = host.store.rows.find('users', { email_key: 'lectura@demo.example' })!;
    expect((await reader('GET', '/users/current')).status).toBe(200);
    expect((await root('DELETE', `/users/${user.id}`)).status).toBe(204);
    expect((await reader('GET', '/users/current')).status).toBe(401);
    const leaving = await host.signInAs('recepcion');
    expect((await leaving('HEAD', '/users/logout')).status).toBe(405);
    expect((await leaving('GET', '/users/logout')).body).toEqual({ data: {} });
    expect((await leaving('GET', '/users/current')).status).toBe(401);
  });

  it('a session ends after twelve hours [SHELL-46]', async () => {
    let now = Date.UTC(2026, 0, 1);
    const other = await startTestHost({ now: () => now });
    const caller = await other.signInAs('admin');
    now += 12 * 3600 * 1000 - 1000;
    expect((await caller('GET', '/users/current')).status).toBe(200);
    now += 1000;
    expect((await caller('GET', '/users/current')).status).toBe(401);
    await other.close();
  });

  it('legal documents are pending until accepted, and again after a reset [LOGIN-35] [LOGIN-33]', async () => {
    const caller = await host.signInAs('legal');
    const status = async () => (await caller('GET', '/clients/legal-documentations/status')).body;
    expect(await status()).toMatchObject({ is_enabled: true, is_accepted: false });
    await caller('POST', '/users/legal-documentations/accepted');
    expect(await status()).toMatchObject({ is_enabled: true, is_accepted: true });
    expect((await caller('POST', '/demo/reset')).status).toBe(403);
    expect((await root('POST', '/demo/reset')).status).toBe(200);
    expect(await status()).toMatchObject({ is_enabled: true, is_accepted: false });
  });
});
