import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import activity from '../../../fixtures/declarations/activity.json';
import { expectRows, startTestHost } from '../../testing/testHost';
import type { RunningHost, TestCaller } from '../../testing/testHost';

let host: RunningHost;
let root: TestCaller;
let now: number;
beforeEach(async () => {
  now = 1_795_168_800;
  host = await startTestHost({ now: () => now * 1000 });
  root = await host.signInAs('super');
});
afterEach(() => host.close());

const rowsOf = async (query = '', as = root) =>
  expectRows((await as('GET', `/activity${query}`)).body['data']);
const adminsCompany = () =>
  host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0]!;
const rename = (id: string, alias: string, as = root) =>
  as('PATCH', `/assets/${id}`, { data: { id, attributes: { alias } } });

describe('the activity [PERM-10]', () => {
  it('has who changed what, when and from where, with the changed members before and after', async () => {
    const asset = host.store.state.assets.find((row) => row.alias !== null)!;
    const { alias, id } = asset;
    await rename(id, 'Ático nuevo');
    const [row] = await rowsOf();
    expect(row).toMatchObject({
      at: now,
      user_email: 'super@demo.example',
      call: 'updateAsset',
      action: 'update',
      resource: 'assets',
      record_id: id,
      record_name: 'Ático nuevo',
      address: '127.0.0.1',
      before: { alias },
      after: { alias: 'Ático nuevo' },
    });
    expect(row!['after_text']).toContain('alias: Ático nuevo');
    expect(Object.keys(row!['before'] as object)).not.toContain('city');
    expect((await root('GET', `/activity/${row!.id}`)).body['data']).toEqual(row);
  });

  it('has new and deleted records whole, and nothing of a refused call or a read', async () => {
    const { id } = host.store.state.projects[0]!;
    const contact = { title: 'Portería', description: 'De 9 a 14', link: 'tel:+34600000000' };
    const made = await root('POST', `/projects/${id}/third-party-services`, contact);
    const before = await rowsOf();
    expect((await root('GET', '/assets')).status).toBe(200);
    expect((await rename('nada', 'x')).status).toBe(404);
    expect(await rowsOf()).toEqual(before);
    expect(made.status, made.text).toBeLessThan(300);
    expect(before[0]).toMatchObject({ action: 'create', resource: 'contacts', before: null, after: contact });
    await root(
      'DELETE',
      `/third-party-services/${String((before[0] as Record<string, unknown>)['record_id'])}`,
    );
    const deleted = (await rowsOf('?filter=action=delete'))[0];
    expect(deleted).toMatchObject({ resource: 'contacts', before: contact, after: null });
  });

  it('holds no password, token or code', async () => {
    const invited = await root('POST', '/users/register/invitation', {
      email: 'eva@correo.example',
      role: 'ROLE_USER',
      asset_id: host.store.state.assets.find((row) => !row.is_blocked)!.id,
    });
    expect(invited.status).toBe(201);
    const text = JSON.stringify(host.store.state.activity);
    expect(text).toContain('eva@correo.example');
    for (const { token_hash } of host.store.state.invitations) expect(text).not.toContain(token_hash);
    for (const { hash } of host.store.state.sessions) expect(text).not.toContain(hash);
    await host.callAnonymously('POST', '/users/register/by_token', {
      data: {
        name: 'Inés Vega',
        email: 'ines@correo.example',
        password: 'una-clave',
        cellphone: '600',
        terms_of_service: true,
        token: 'demo-invitacion-inquilino',
      },
    });
    const [row] = await rowsOf('?search=ines&filter=action=create');
    expect(row).toMatchObject({ user_id: null, call: 'registerByToken', resource: 'users' });
    const all = JSON.stringify(host.store.state.activity);
    expect(all).not.toMatch(/una-clave|demo-invitacion|scrypt/);
  });

  it('is paged, searched, sorted and filtered like other lists', async () => {
    const named = host.store.state.assets.filter((row) => row.alias !== null);
    const [first, second] = [named[0]!, named[1]!];
    await rename(first.id, 'Uno');
    now += 60;
    await rename(second.id, 'Dos');
    const page = await root('GET', '/activity?page[number]=2&page[size]=1');
    expect(page.body['meta']).toMatchObject({ all_results: 2, total_pages: 2 });
    expect(page.body['data']?.[0]).toMatchObject({ record_id: first.id });
    const ids = async (query: string) => (await rowsOf(query)).map((row) => row['record_id']);
    expect(await ids('?sort=at')).toEqual([first.id, second.id]);
    expect(await ids('?search=dos')).toEqual([second.id]);
    expect(await ids(`?filter=at>=${now}`)).toEqual([second.id]);
    expect(await ids(`?filter=at<${now},resource=assets`)).toEqual([first.id]);
    expect(await ids('?filter=resource=users')).toEqual([]);
    for (const query of ['?page[size]=0', '?page[size]=1001', '?sort=name', '?x=1', '?filter=name=x'])
      expect((await root('GET', `/activity${query}`)).status, query).toBe(400);
  });

  it('is for those with the permission, and of their own companies only', async () => {
    const admin = await host.signInAs('admin');
    const own = host.store.state.assets.find((row) => row.client_id === adminsCompany())!;
    const foreign = host.store.state.assets.find((row) => row.client_id !== adminsCompany())!;
    await rename(own.id, 'De la empresa');
    await rename(foreign.id, 'De otra');
    expect((await rowsOf('', admin)).map((row) => row['record_id'])).toEqual([own.id]);
    const hidden = (await rowsOf('?search=De otra'))[0]!;
    expect((await admin('GET', `/activity/${hidden.id}`)).status).toBe(404);
    expect((await (await host.signInAs('gestor'))('GET', '/activity')).status).toBe(403);
    expect((await host.callAnonymously('GET', '/activity')).status).toBe(401);
    for (const method of ['POST', 'PATCH', 'DELETE'])
      expect((await root(method, '/activity')).status).toBe(404);
  });

  it('has the changes of the json-server part', async () => {
    await root('PATCH', '/plain/parking-chargers/cp1', { notes: 'Revisado' });
    expect((await rowsOf())[0]).toMatchObject({
      call: 'plain',
      action: 'update',
      resource: 'parking-chargers',
      record_id: 'cp1',
      after: { notes: 'Revisado' },
    });
    await root('DELETE', '/plain/parking-chargers/cp1');
    expect((await rowsOf('?filter=action=delete'))[0]).toMatchObject({ record_id: 'cp1', after: null });
    const { id: _id, ...charger } = host.store.rows.plain['parking-chargers'][0]!;
    await root('POST', '/plain/parking-chargers', charger);
    expect((await rowsOf('?filter=action=create'))[0]).toMatchObject({ before: null, after: charger });
  });

  it('keeps the newest rows in memory', async () => {
    const row = { ...(await rename(host.store.state.assets[0]!.id, 'x'), host.store.state.activity[0]!) };
    await host.store.transaction('write', (store) =>
      store.insert('activity', ...Array.from({ length: 12_000 }, (_, i) => ({ ...row, id: `a${i}` }))),
    );
    expect(host.store.state.activity).toHaveLength(10_000);
    expect(host.store.state.activity.at(-1)!.id).toBe('a11999');
  });

  it('is declared with a name for each collection that it has', async () => {
    const declared = Object.keys(activity.fields.resource.values).sort();
    const unaudited = ['activity', 'device_commands', 'known_logins', 'login_failures', 'outbox', 'sessions'];
    const { state } = host.store;
    const collections = Object.keys(state).filter((name) => Array.isArray(state[name as keyof typeof state]));
    const expected = [
      ...collections.filter((name) => !unaudited.includes(name) && name !== 'legal_accepted'),
      'labels',
      ...Object.keys(host.store.rows.plain),
    ];
    expect(declared).toEqual(expected.sort());
  });
});
