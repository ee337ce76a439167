import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skylineLogo } from '../../../fixtures/generators/png';
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
const project = () => state().projects[0]!.id;
const list = async (path: string) => expectRows((await root('GET', path)).body['data']);
const picture = skylineLogo(4, '#FFFFFF', '#884422');
/** Returns a png of exactly `bytes` bytes, recognizable by its signature. */
const pngOf = (bytes: number) =>
  Buffer.concat([
    Buffer.from(picture.split(',')[1]!, 'base64').subarray(0, 60),
    Buffer.alloc(bytes - 60),
  ]).toString('base64');
const MB = 1024 * 1024;

describe('news', () => {
  const news = { title: 'Corte de agua', description: 'De 9:00 a 12:00.', status: 'publish', type: 'new' };
  const path = () => `/projects/${project()}/events-news`;
  const create = (change: object = {}) =>
    root('POST', path(), { data: { ...news, image: picture, ...change } });

  it('are published, read alone, changed and deleted [NEWS-13] [NEWS-14] [NEWS-15] [NEWS-16]', async () => {
    const created = await create({ link: 'comunidad', link_title: 'Leer', send_notification: true });
    expect(created.status).toBe(201);
    const id = String(created.body['data']?.['id']);
    expect(created.body['data']).toEqual({
      ...news,
      id,
      image: picture,
      link: 'comunidad',
      link_title: 'Leer',
      send_notification: true,
    });
    expect((await list(path())).at(-1)).toEqual(created.body['data']);
    // Link and image: one is cleared, the other keeps its value.
    const change = { id, title: 'Aplazado', description: 'Mañana.', image: '', link: null, link_title: null };
    const changed = await root('PATCH', `/events-news/${id}`, {
      data: { ...change, status: 'publish', type: 'new' },
    });
    expect(changed.body['data']).toEqual({
      ...news,
      ...change,
      image: picture,
      send_notification: true,
    });
    expect((await root('GET', `/events-news/${id}`)).body).toEqual(changed.body);
    expect((await root('DELETE', `/events-news/${id}`)).status).toBe(204);
    expect((await root('GET', `/events-news/${id}`)).status).toBe(404);
    expect((await list(path())).some((row) => row.id === id)).toBe(false);
  });

  it.each<[string, object, string]>([
    ['[NEWS-07] no title', { title: '' }, '/data/title'],
    ['[NEWS-07] a title of 51', { title: 'x'.repeat(51) }, '/data/title'],
    ['[NEWS-08] no text', { description: ' ' }, '/data/description'],
    ['[NEWS-08] a text of 601', { description: 'x'.repeat(601) }, '/data/description'],
    ['[NEWS-09] no image', { image: null }, '/data/image'],
    ['[NEWS-09] another image', { image: 'R0lGODlh' }, '/data/image'],
    ['[NEWS-09] an image above 2 MB', { image: pngOf(2 * MB + 1) }, '/data/image'],
    ['[NEWS-10] a link title of 21', { link_title: 'x'.repeat(21) }, '/data/link_title'],
    ['[NEWS-14] another status', { status: 'draft' }, '/data/status'],
  ])('are refused: %s', async (_name, change, pointer) => {
    const answer = await create(change);
    expect([answer.status, answer.body['errors']?.[0]?.['source']?.['pointer']]).toEqual([422, pointer]);
  });

  it('may be as long and large as the limits, and are not notified unless asked [NEWS-08] [NEWS-09] [NEWS-11]', async () => {
    const { status, body } = await create({
      title: 'x'.repeat(50),
      description: 'x'.repeat(600),
      image: pngOf(2 * MB),
    });
    expect([status, body['data']?.['send_notification'], body['data']?.['link']]).toEqual([201, false, null]);
    const [first] = state().news;
    const other = { data: { id: 'otra', title: 'x' } };
    expect((await root('PATCH', `/events-news/${first!.id}`, other)).status).toBe(422);
    const again = { data: { id: first!.id, send_notification: true } };
    expect((await root('PATCH', `/events-news/${first!.id}`, again)).status).toBe(422);
  });
});

describe('intercoms', () => {
  it('are created, renamed and deleted; the project names them [INTER-10] [INTER-11] [INTER-12]', async () => {
    const body = { name: 'Portal', vendor: 'portalia', project_id: project() };
    const created = await root('POST', '/intercoms', body);
    expect(created.status).toBe(201);
    const id = String(created.body['data']?.['id']);
    expect(created.body['data']).toMatchObject({
      name: 'Portal',
      vendor: 'portalia',
      projectId: project(),
      rooms: [],
    });
    expect((await root('GET', `/projects/${project()}`)).body['data']?.['intercoms']).toContain(id);
    const change = { id, name: 'Portal norte', vendor: 'dahua' };
    const changed = await root('PATCH', `/intercoms/${id}`, change);
    expect(changed.body['data']).toEqual({ ...created.body['data'], ...change });
    expect(await list(`/projects/${project()}/intercoms`)).toContainEqual(changed.body['data']);
    expect((await root('DELETE', `/intercoms/${id}`)).status).toBe(204);
    expect((await root('DELETE', `/intercoms/${id}`)).status).toBe(404);
  });

  it('need a name and a vendor that the project may choose [INTER-06] [INTER-08]', async () => {
    const good = { name: 'Portal', vendor: 'dahua', project_id: project() };
    for (const change of [{ name: ' ' }, { vendor: 'acme' }, { vendor: '' }, { rooms: [] }])
      expect((await root('POST', '/intercoms', { ...good, ...change })).status).toBe(422);
    const row = state().intercoms.find((one) => one.deepLinks !== null)!;
    const other = row.vendor === 'dahua' ? 'portalia' : 'dahua';
    expect((await root('PATCH', `/intercoms/${row.id}`, { id: 'otro', name: 'x' })).status).toBe(422);
    const { body } = await root('PATCH', `/intercoms/${row.id}`, { id: row.id, vendor: other });
    expect([body['data']?.['vendor'], body['data']?.['deepLinks']]).toEqual([other, null]);
  });
});

describe('layout areas', () => {
  const path = () => `/projects/${project()}/layout-config`;
  const names = { name_en: 'Front desk', name_es: 'Recepción' };
  const make = async () => {
    const inside = [{ name_en: 'Counter', name_es: 'Mostrador', image_base_64: picture }];
    const body = [{ type: 'vertical', ...names, image_base_64: picture.split(',')[1], horizontal: inside }];
    const answer = await root('POST', path(), body);
    expect(answer.status).toBe(201);
    return expectRows(answer.body['data'])[0]! as ReturnType<typeof expectRows>[0] & {
      horizontal: { id: string }[];
    };
  };
  const base = (id: string, type: string) => ({ id, type, ...names, project_id: project() });
  const patch = (change: object) => root('PATCH', path(), [change]);

  it('are created with their second level [LAYOUT-03] [LAYOUT-14]', async () => {
    const area = await make();
    const [inner] = area.horizontal;
    const at = { projectId: project() };
    expect(area).toEqual({
      ...at,
      id: area.id,
      type: 'vertical',
      nameEn: 'Front desk',
      nameEs: 'Recepción',
      imageURL: picture,
      horizontal: [
        {
          ...at,
          id: inner!.id,
          type: 'horizontal',
          nameEn: 'Counter',
          nameEs: 'Mostrador',
          imageURL: picture,
          verticalId: area.id,
        },
      ],
    });
    expect((await list(path())).at(-1)).toEqual(area);
  });

  it('change names and image, add to and change their second level, and lose nothing [LAYOUT-15] [LAYOUT-09]', async () => {
    const area = await make();
    const [inner] = area.horizontal;
    const { body, status } = await patch({
      ...base(area.id, 'vertical'),
      name_es: 'Vestíbulo',
      image_url: picture,
      image_base_64: null,
      horizontal: [names],
    });
    expect(status).toBe(200);
    const [changed] = expectRows(body['data']);
    expect(changed).toMatchObject({ nameEs: 'Vestíbulo', imageURL: picture });
    expect(expectRows(changed!['horizontal']).map((row) => row['nameEs'])).toEqual([
      'Mostrador',
      'Recepción',
    ]);
    const again = await patch({
      ...base(area.id, 'vertical'),
      image_url: null,
      horizontal: [{ ...names, id: inner!.id, image_url: '' }],
    });
    const [cleared] = expectRows(again.body['data']);
    expect(cleared!['imageURL']).toBeNull();
    expect(expectRows(cleared!['horizontal'])[0]).toMatchObject({
      id: inner!.id,
      nameEs: 'Recepción',
      imageURL: null,
    });
  });

  it('change in the second level alone, naming the first [LAYOUT-15]', async () => {
    const area = await make();
    const [inner] = area.horizontal;
    const { body } = await patch({ ...base(inner!.id, 'horizontal'), vertical_id: area.id });
    expect(expectRows(expectRows(body['data'])[0]!['horizontal'])[0]).toMatchObject({ nameEs: 'Recepción' });
    expect((await patch({ ...base(inner!.id, 'horizontal'), vertical_id: 'otra' })).status).toBe(422);
    const nested = await patch({ ...base(inner!.id, 'horizontal'), horizontal: [names] });
    expect([nested.status, nested.body['errors']?.[0]?.['code']]).toEqual([422, 'nested_area']);
  });

  it('keep their type, and new ones are vertical [LAYOUT-07] [LAYOUT-08]', async () => {
    const area = await make();
    const other = await patch(base(area.id, 'horizontal'));
    expect([other.status, other.body['errors']?.[0]?.['code']]).toEqual([422, 'type_fixed']);
    expect((await root('POST', path(), [{ type: 'horizontal', ...names }])).status).toBe(422);
  });

  it('are refused without names, with a larger image, of elsewhere, or two at once [LAYOUT-04] [LAYOUT-05] [LAYOUT-06]', async () => {
    const good = { type: 'vertical', ...names };
    const wrong = [
      { ...good, name_en: ' ' },
      { ...good, horizontal: [{ name_en: 'Counter' }] },
      { ...good, image_base_64: pngOf(MB + 1) },
    ];
    for (const one of wrong) expect((await root('POST', path(), [good, one])).status).toBe(422);
    expect((await root('POST', path(), [{ ...good, image_base_64: pngOf(MB) }])).status).toBe(201);
    expect((await root('POST', path(), [])).status).toBe(422);
    const area = await make();
    const change = base(area.id, 'vertical');
    expect((await root('PATCH', path(), [change, change])).status).toBe(422);
    expect((await patch({ ...change, project_id: state().projects[1]!.id })).status).toBe(422);
    expect((await patch({ ...change, horizontal: [{ ...names, id: 'otra' }] })).status).toBe(422);
    expect((await patch(base('otra', 'vertical'))).status).toBe(404);
  });

  it('are deleted on either level [LAYOUT-16]', async () => {
    const area = await make();
    const remove = (id: string) => root('DELETE', `/projects/layout-config/area/${id}`);
    expect((await remove(area.horizontal[0]!.id)).status).toBe(204);
    expect((await list(path())).at(-1)).toEqual({ ...area, horizontal: [] });
    expect((await remove(area.id)).status).toBe(204);
    expect((await list(path())).some((row) => row.id === area.id)).toBe(false);
    expect((await remove(area.id)).status).toBe(404);
  });
});

describe('useful contacts of a project', () => {
  const path = () => `/projects/${project()}/third-party-services`;
  const contact = { title: 'Taxi', description: 'Parada de la esquina.' };

  it('are created with a web address or a telephone number [CONTACT-05] [CONTACT-10] [CONTACT-11]', async () => {
    for (const link of ['https://taxi.example', 'http://taxi.example/?a=1', 'tel:+34 960*1#', 'tel:112']) {
      const answer = await root('POST', path(), { ...contact, link });
      expect(answer.status, link).toBe(201);
      const { id } = answer.body['data']!;
      expect(answer.body).toEqual({ data: { id, title: 'Taxi' } });
      expect((await list(path())).at(-1)).toEqual({ ...contact, id, link });
    }
  });

  it('are refused with anything else, or without one of the three [CONTACT-06] [CONTACT-07] [CONTACT-08]', async () => {
    const links = [
      'javascript:alert(1)',
      'tel:',
      'tel:+',
      'tel:96a',
      'ftp://x',
      'https://',
      'taxi.example',
      '',
    ];
    for (const link of links)
      expect((await root('POST', path(), { ...contact, link })).status, link).toBe(422);
    const link = 'tel:112';
    for (const gap of [{ title: '' }, { description: ' ' }, { id: 'x' }])
      expect((await root('POST', path(), { ...contact, link, ...gap })).status).toBe(422);
  });
});

describe('content of foreign companies and weak roles', () => {
  it('is 404 and 403 [PERM-10]', async () => {
    const admin = await host.signInAs('admin');
    const own = host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0];
    const isForeign = (id: string) => host.store.rows.find('projects', { id })!.client_id !== own;
    const news = state().news.find((row) => isForeign(row.project_id))!;
    const door = state().intercoms.find((row) => isForeign(row.projectId))!;
    const area = state().layout_areas.find((row) => isForeign(row.projectId))!;
    const names = { name_en: 'x', name_es: 'x' };
    const asked: [string, string, unknown?][] = [
      ['GET', `/events-news/${news.id}`],
      ['PATCH', `/events-news/${news.id}`, { data: { id: news.id, title: 'x' } }],
      ['DELETE', `/events-news/${news.id}`],
      ['POST', '/intercoms', { name: 'x', vendor: 'dahua', project_id: door.projectId }],
      ['PATCH', `/intercoms/${door.id}`, { id: door.id, name: 'x' }],
      ['DELETE', `/intercoms/${door.id}`],
      ['POST', `/projects/${area.projectId}/layout-config`, [{ type: 'vertical', ...names }]],
      [
        'PATCH',
        `/projects/${area.projectId}/layout-config`,
        [{ id: area.id, type: 'vertical', project_id: area.projectId, ...names }],
      ],
      ['DELETE', `/projects/layout-config/area/${area.id}`],
      [
        'POST',
        `/projects/${area.projectId}/third-party-services`,
        { title: 'x', link: 'tel:112', description: 'x' },
      ],
    ];
    const before = structuredClone([state().news, state().intercoms, state().layout_areas]);
    for (const [method, path, body] of asked)
      expect((await admin(method, path, body)).status, `${method} ${path}`).toBe(404);
    const reader = await host.signInAs('lectura');
    for (const [method, path, body] of asked.filter(([method]) => method !== 'GET'))
      expect((await reader(method, path, body)).status, `${method} ${path}`).toBe(403);
    expect([state().news, state().intercoms, state().layout_areas]).toEqual(before);
  });

  it('a property manager may manage intercoms and content of the own company [INTER-14]', async () => {
    const gestor = await host.signInAs('gestor');
    const own = host.store.rows.find('users', { email_key: 'gestor@demo.example' })!.client_ids[0];
    const { id } = state().projects.find((row) => row.client_id === own)!;
    const made = await gestor('POST', '/intercoms', { name: 'Garaje', vendor: 'dahua', project_id: id });
    expect(made.status).toBe(201);
    expect((await gestor('DELETE', `/intercoms/${String(made.body['data']?.['id'])}`)).status).toBe(204);
  });
});
