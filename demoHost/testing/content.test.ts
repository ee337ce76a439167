import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRows, startTestHost } from './testHost';
import type { TestCaller, TestRow, RunningHost } from './testHost';

let host: RunningHost;
let root: TestCaller;
beforeAll(async () => {
  host = await startTestHost();
  root = await host.signInAs('super');
});
afterAll(() => host.close());

const state = () => host.store.state;
const read = async (path: string, as = root): Promise<TestRow[]> => {
  const answer = await as('GET', path);
  expect(answer.status, path).toBe(200);
  return expectRows(answer.body['data']);
};
const file = (address: unknown) => fetch(new URL(String(address), host.url));

describe('useful contacts', () => {
  it('of an asset or a project are listed and deleted [CONTACT-02] [CONTACT-03] [CONTACT-05]', async () => {
    for (const owner of ['asset', 'project'] as const) {
      const row = state().contacts.find((one) => one[`${owner}_id`] !== null)!;
      const path = `/${owner}s/${row[`${owner}_id`]}/third-party-services`;
      const before = await read(path);
      expect(Object.keys(before[0]!).sort()).toEqual(['description', 'id', 'link', 'title']);
      expect((await root('DELETE', `/third-party-services/${row.id}`)).status).toBe(204);
      expect((await read(path)).length).toBe(before.length - 1);
      expect((await root('DELETE', `/third-party-services/${row.id}`)).status).toBe(404);
    }
  });

  it('of foreign companies stay [PERM-10]', async () => {
    const admin = await host.signInAs('admin');
    const own = host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0];
    const foreign = state().contacts.filter((row) =>
      row.asset_id === null
        ? host.store.rows.find('projects', { id: row.project_id! })!.client_id !== own
        : host.store.rows.find('assets', { id: row.asset_id })!.client_id !== own,
    );
    const ofAsset = foreign.find((row) => row.asset_id !== null)!;
    const ofProject = foreign.find((row) => row.project_id !== null)!;
    for (const { id } of [ofAsset, ofProject])
      expect((await admin('DELETE', `/third-party-services/${id}`)).status).toBe(404);
    const paths = ['third-party-services', 'cameras', 'documents'];
    for (const path of paths) {
      expect((await admin('GET', `/assets/${ofAsset.asset_id}/${path}`)).status).toBe(404);
      expect((await admin('GET', `/projects/${ofProject.project_id}/${path}`)).status).toBe(404);
    }
    for (const path of ['intercoms', 'events-news', 'common-areas', 'bookings', 'layout-config'])
      expect((await admin('GET', `/projects/${ofProject.project_id}/${path}`)).status).toBe(404);
  });
});

describe('cameras', () => {
  const withCamera = (enabled: boolean) =>
    state().cameras.find((row) => row.asset_id !== null && row.enabled === enabled)!;

  it('show a picture that moves on, at an address that cannot be guessed [CAM-03] [CAM-09]', async () => {
    const row = withCamera(true);
    const camera = (await read(`/assets/${row.asset_id}/cameras`)).find((one) => one.id === row.id)!;
    const picture = await file(camera['snapshot']);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(picture.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.length).toBeLessThan(10_000);
    expect((await file(String(camera['snapshot']).replace(/.{5}\.png$/, 'AAAAA.png'))).status).toBe(404);
    expect((await file(`${String(camera['snapshot'])}?t=1`)).status).toBe(200);
  });

  it('have none when they are off [CAM-10]', async () => {
    const row = withCamera(false);
    const camera = (await read(`/assets/${row.asset_id}/cameras`)).find((one) => one.id === row.id)!;
    expect((await file(camera['snapshot'])).status).toBe(404);
  });

  it('are for those who may see pictures: of projects at all, of assets the picture [PROJ-22] [CAM-12]', async () => {
    const reader = await host.signInAs('lectura');
    const own = host.store.rows.find('users', { email_key: 'lectura@demo.example' })!.client_ids[0];
    const row = state().cameras.find(
      (one) => host.store.rows.find('assets', { id: one.asset_id ?? '' })?.client_id === own,
    )!;
    expect((await read(`/assets/${row.asset_id}/cameras`, reader))[0]!['snapshot']).toBeNull();
    const project = state().projects.find((one) => one.client_id === own)!;
    expect((await reader('GET', `/projects/${project.id}/cameras`)).status).toBe(403);
  });
});

describe('documents', () => {
  it('are newest first and open as PDF of the told size, as a download [DOC-02] [DOC-05] [DOC-09]', async () => {
    for (const owner of ['asset', 'project'] as const) {
      const row = state().documents.find((one) => one[`${owner}_id`] !== null)!;
      const rows = await read(`/${owner}s/${row[`${owner}_id`]}/documents`);
      const times = rows.map((one) => Number(one['created_at']));
      expect(times).toEqual([...times].sort((a, b) => b - a));
      expect(rows[0]!['url']).toMatch(new RegExp(`^${host.url}/`));
      const answer = await file(rows[0]!['url']);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
      expect(answer.headers.get('content-security-policy')).toBe('sandbox');
      const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      expect(text.length).toBe(rows[0]!['size']);
      const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
      expect(text.slice(table, table + 5)).toBe('xref\n');
      expect((await file(String(rows[0]!['url']).replace('.pdf', 'x.pdf'))).status).toBe(404);
    }
  });
});

describe('what a project shows', () => {
  const all = async (path: string) =>
    (await Promise.all(state().projects.map((row) => read(`/projects/${row.id}/${path}`)))).map(
      (rows) => rows,
    );

  it('intercoms, without passwords; the project names them [INTER-05] [INTER-08] [INTER-09]', async () => {
    const lists = await all('intercoms');
    expect(lists.some((rows) => rows.length === 0)).toBe(true);
    const one = lists.flat().find((row) => expectRows(row['rooms']).length > 0)!;
    expect(expectRows(one['rooms']).every((room) => room['password'] === null)).toBe(true);
    const project = (await root('GET', `/projects/${String(one['projectId'])}`)).body['data']!;
    expect(project['intercoms']).toContain(one.id);
    expect(project['available_intercom_vendors']).toContain('dahua');
  });

  it('news, with and without link [NEWS-03] [NEWS-13]', async () => {
    const rows = (await all('events-news')).flat();
    expect(rows.some((row) => row['link'] === null)).toBe(true);
    expect(rows.some((row) => row['link'] !== null)).toBe(true);
    for (const row of rows) {
      expect(String(row['title']).length).toBeLessThanOrEqual(50);
      expect(String(row['description']).length).toBeLessThanOrEqual(600);
      expect(String(row['link_title'] ?? '').length).toBeLessThanOrEqual(20);
    }
    const full = rows.find((row) => String(row['description']).length === 600)!;
    expect([String(full['title']).length, String(full['link_title']).length]).toEqual([50, 20]);
  });

  it('common areas with the bookings that they say to have [AREA-17] [AREA-21] [AREA-36]', async () => {
    const areas = (await all('common-areas')).flat();
    const bookings = (await all('bookings')).flat();
    expect(areas.some((row) => row['enabled'] === false)).toBe(true);
    expect(areas.some((row) => row['enabled'] === true && row['has_booking'] === false)).toBe(true);
    const dates = bookings.map((row) =>
      Math.sign(Math.floor((Number(row['date_booking']) - 1_795_132_800) / 86_400)),
    );
    expect(new Set(dates)).toEqual(new Set([-1, 0, 1]));
    expect(areas.some((row) => expectRows(row['sensors']).length > 0)).toBe(true);
    for (const area of areas) {
      expect([30, 60, 90, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).toContain(area['booking_duration']);
      const own = bookings.filter((row) => (row['common_area'] as TestRow).id === area.id);
      const ahead = own.some((row) => Number(row['date_booking']) > 1_795_168_800);
      if (area['has_booking'] === false) expect(ahead, String(area['name'])).toBe(false);
    }
    expect(bookings.every((row) => (row['user'] as TestRow)['surname'] !== '')).toBe(true);
  });

  it('layout areas in two levels [LAYOUT-03] [LAYOUT-13]', async () => {
    const areas = (await all('layout-config')).flat();
    for (const area of areas)
      for (const inner of expectRows(area['horizontal'])) expect(inner['verticalId']).toBe(area.id);
    expect(areas.some((area) => expectRows(area['horizontal']).length === 0)).toBe(true);
    expect(areas.some((area) => area['imageURL'] === null)).toBe(true);
  });

  it('every list is empty somewhere and full somewhere [LIST-17]', async () => {
    for (const path of [
      'third-party-services',
      'cameras',
      'documents',
      'intercoms',
      'events-news',
      'common-areas',
      'bookings',
      'layout-config',
    ]) {
      const lists = await all(path);
      expect([lists.some((rows) => rows.length === 0), lists.some((rows) => rows.length > 1)], path).toEqual([
        true,
        true,
      ]);
    }
  });
});

describe('an asset that is deleted', () => {
  it('takes its content along, and leaves its tickets [ADET-38]', async () => {
    const asset = state().assets.find(
      (row) =>
        row.gateways.length === 0 &&
        host.store.rows.list('users', { asset_ids: row.id }).length === 0 &&
        state().contacts.some((one) => one.asset_id === row.id),
    )!;
    expect((await root('DELETE', `/assets/${asset.id}`)).status).toBe(204);
    expect(state().contacts.some((one) => one.asset_id === asset.id)).toBe(false);
    expect(state().documents.some((one) => one.asset_id === asset.id)).toBe(false);
  });
});
