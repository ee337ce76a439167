import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionsOfRoles } from '../../server/roles';
import { expectRows, startTestHost } from '../../testing/testHost';
import type { TestCaller, TestRow, RunningHost } from '../../testing/testHost';

let host: RunningHost;
let root: TestCaller;
beforeAll(async () => {
  host = await startTestHost();
  root = await host.signInAs('super');
});
afterAll(() => host.close());

const kinds = ['assets', 'clients', 'projects', 'users'] as const;

/** Returns the search results by kind. */
async function found(as: TestCaller, q: string): Promise<Record<(typeof kinds)[number], TestRow[]>> {
  const answer = await as('GET', `/search?q=${encodeURIComponent(q)}`);
  expect(answer.status, q).toBe(200);
  expect(Object.keys(answer.body['data'] ?? {}).sort()).toEqual([...kinds]);
  return Object.fromEntries(kinds.map((kind) => [kind, expectRows(answer.body['data']?.[kind])])) as Record<
    (typeof kinds)[number],
    TestRow[]
  >;
}

describe('the global search', () => {
  it('finds assets, companies, projects and people by one text [SEARCH-07]', async () => {
    const { state } = host.store;
    const asset = state.assets[5]!;
    const client = state.clients[1]!;
    const project = state.projects[3]!;
    const user = state.users.find((row) => row.email !== null)!;
    const ids = (rows: TestRow[]) => rows.map((row) => row.id);
    expect(ids((await found(root, asset.id)).assets)).toEqual([asset.id]);
    expect(ids((await found(root, client.name)).clients)).toEqual([client.id]);
    expect(ids((await found(root, project.name)).projects)).toEqual([project.id]);
    expect(ids((await found(root, user.email!)).users)).toEqual([user.id]);
  });

  it('folds accents and case, and does not mind spaces around [SEARCH-07]', async () => {
    const { projects } = await found(root, 'Peñíscola');
    expect(projects.length).toBeGreaterThan(0);
    expect((await found(root, '  PENISCOLA ')).projects).toEqual(projects);
  });

  it('tells at most 20 of each kind [SEARCH-07]', async () => {
    const { assets, users } = await found(root, 'al');
    expect([assets.length, users.length]).toEqual([20, 20]);
  });

  it('takes 2 to 200 characters [SEARCH-05]', async () => {
    for (const q of ['a', '', ' a ', 'x'.repeat(201)]) {
      const answer = await root('GET', `/search?q=${encodeURIComponent(q)}`);
      expect([answer.status, answer.body['errors']?.[0]?.['source']]).toEqual([400, { parameter: 'q' }]);
    }
    expect((await root('GET', '/search')).status).toBe(400);
    expect((await found(root, 'x'.repeat(200))).assets).toEqual([]);
  });

  it('finds nothing for texts that would be something to another host [SEARCH-07]', async () => {
    for (const q of ['../..', '%00', '__proto__', "' OR 1=1"]) {
      expect(Object.values(await found(root, q)).flat(), q).toEqual([]);
    }
  });
});

describe('the global search and what a session may see', () => {
  it('shows only the own companies [SEARCH-07] [PERM-10]', async () => {
    const admin = await host.signInAs('admin');
    const own = host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0]!;
    const foreign = host.store.state.clients.find((row) => row.id !== own)!;
    expect((await found(admin, foreign.name)).clients).toEqual([]);
    const { assets, projects, users } = await found(admin, 'al');
    expect(assets.length).toBeGreaterThan(0);
    for (const { id } of assets) expect(host.store.rows.find('assets', { id })?.client_id).toBe(own);
    for (const { id } of projects) expect(host.store.rows.find('projects', { id })?.client_id).toBe(own);
    for (const { id } of users) expect(host.store.rows.find('users', { id })?.client_ids).toContain(own);
  });

  it('leaves out the kinds that the session may not list [SEARCH-07] [PERM-10]', async () => {
    const { state } = host.store;
    const reader = await host.signInAs('lectura');
    const row = host.store.rows.find('users', { email_key: 'lectura@demo.example' })!;
    const project = state.projects.find((one) => row.client_ids.includes(one.client_id))!;
    expect((await found(reader, project.name)).projects.map(({ id }) => id)).toContain(project.id);
    row.roles = ['ROLE_PUBLIC_API_USER'];
    expect(permissionsOfRoles(row.roles)).not.toContain('list_users');
    const narrow = await found(reader, row.email!);
    expect(narrow.users).toEqual([]);
    expect((await found(reader, project.name)).projects.map(({ id }) => id)).toContain(project.id);
    row.roles = ['ROLE_USER'];
    expect(Object.values(await found(reader, project.name)).flat()).toEqual([]);
  });
});
