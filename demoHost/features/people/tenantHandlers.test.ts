import { csvParseRows } from 'd3-dsv';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TENANTS_LIMIT_BYTES } from './tenantsFile';
import { expectRows, startTestHost } from '../../testing/testHost';
import type { TestResponse, TestCaller, RunningHost } from '../../testing/testHost';

let host: RunningHost;
let admin: TestCaller;
beforeAll(async () => {
  host = await startTestHost();
});
beforeEach(async () => {
  await host.reset();
  admin = await host.signInAs('admin');
});
afterAll(() => {
  expect(host.loggedFailures).toEqual([]);
  return host.close();
});

const own = () => host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0]!;
const assets = () => host.store.state.assets.filter((row) => row.client_id === own() && !row.is_blocked);
const HEAD = 'name,email,address,asset_id';
const base64 = (file: string | Buffer) => Buffer.from(file).toString('base64');
const preview = (file: string | Buffer) =>
  admin('POST', '/users/upload-tenants-template-preview', { tenants_template_file: base64(file) });
const upload = (rows: object[]) => admin('POST', '/users/upload-tenants-template', { preview_data: rows });
const codeOf = (answer: TestResponse) => answer.body['errors']?.[0]?.['code'];

/** Returns the invalid cells of each preview row. */
const wrongIn = (answer: TestResponse) =>
  expectRows(answer.body['preview_data']).map((row) =>
    Object.entries(row).flatMap(([name, cell]) => ((cell as { error: boolean }).error ? name : [])),
  );

describe('the preview of a tenants file [USER-38] [USER-39]', () => {
  it('tells each cell and marks the wrong ones', async () => {
    const [one, two] = assets();
    const foreign = host.store.state.assets.find((row) => row.client_id !== own())!;
    const blocked = host.store.state.assets.find((row) => row.client_id === own() && row.is_blocked)!;
    const answer = await preview(
      [
        HEAD,
        `Eva Ros,eva@correo.example,"Colón 1, 2.º B",${one!.id}`,
        `Eva Ros,eva@correo.example,,${two!.id}`,
        `Eva Ros,EVA@correo.example,,${two!.id}`,
        `,luis,,${foreign.id}`,
        `Gestor,gestor@demo.example,,${blocked.id}`,
        `Ana,ana@correo.example,${'x'.repeat(300)},`,
        `,,Colón 3,${one!.id}`,
        '',
      ].join('\r\n'),
    );
    expect(answer.status).toBe(200);
    expect(answer.body['is_error']).toBe(true);
    expect(wrongIn(answer)).toEqual([
      [],
      [],
      ['email'],
      ['name', 'email', 'assetId'],
      ['email', 'assetId'],
      ['address', 'assetId'],
    ]);
    expect(expectRows(answer.body['preview_data'])[0]).toEqual({
      name: { label: 'Eva Ros', error: false },
      email: { label: 'eva@correo.example', error: false },
      address: { label: 'Colón 1, 2.º B', error: false },
      assetId: { label: one!.id, error: false },
    });
    expect(host.store.rows.find('users', { email_key: 'eva@correo.example' })).toBeUndefined();
  });

  it('takes semicolons for commas, but not inside quotes, and no mark for text [USER-43]', async () => {
    const { id } = assets()[0]!;
    const file = `\ufeff${HEAD.replaceAll(',', ';')}\nEva;eva@correo.example;"Colón 1; 2.º, ""B""";${id}\n`;
    const { body } = await preview(file);
    expect(body['is_error']).toBe(false);
    expect(expectRows(body['preview_data'])[0]).toMatchObject({ address: { label: 'Colón 1; 2.º, "B"' } });
  });

  it('finds the columns by their names', async () => {
    const { id } = assets()[0]!;
    const { body } = await preview(`asset_id,Email,address,name\n${id},eva@correo.example,,Eva\n`);
    expect(expectRows(body['preview_data'])[0]).toMatchObject({
      name: { label: 'Eva' },
      assetId: { label: id },
    });
  });

  const line = 'Eva,eva@correo.example,,D\n';
  it.each<[string, string | Buffer, string]>([
    ['Latin-1', Buffer.from(`${HEAD}\nÁlvaro,a@b.example,,D\n`, 'latin1'), 'file_format'],
    ['UTF-16', Buffer.from(`\ufeff${HEAD}\n${line}`, 'utf16le'), 'file_format'],
    ['a NUL inside', `${HEAD}\nEva\0,eva@correo.example,,D\n`, 'file_format'],
    ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'file_format'],
    ['a workbook', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]), 'file_format'],
    ['a PDF', '%PDF-1.4\n%%EOF\n', 'file_format'],
    ['other columns', `name,email,address\n${line}`, 'file_format'],
    ['one column more', `${HEAD},phone\n${line}`, 'file_format'],
    ['columns alone', `${HEAD}\n`, 'file_empty'],
    ['5 MB exactly', Buffer.alloc(TENANTS_LIMIT_BYTES, `${HEAD}\n`), 'file_size'],
    ['10,001 tenants', `${HEAD}\n${line.repeat(10_001)}`, 'file_rows'],
  ])('refuses %s [USER-41] [USER-42]', async (_what, file, code) => {
    const answer = await preview(file);
    expect([answer.status, codeOf(answer)]).toEqual([422, code]);
    expect(answer.body['errors']?.[0]?.['source']).toEqual({ pointer: '/tenants_template_file' });
  });

  it('refuses what is not base64', async () => {
    const answer = await admin('POST', '/users/upload-tenants-template-preview', {
      tenants_template_file: `${HEAD}\n`,
    });
    expect(codeOf(answer)).toBe('file_format');
  });

  it('takes 10,000 tenants, and tells only the start of a huge cell', async () => {
    const { id } = assets()[0]!;
    const lines = Array.from({ length: 9999 }, (_, i) => `Eva ${i},eva${i}@correo.example,,${id}\n`).join('');
    const { body } = await preview(
      `${HEAD}\n${lines}Eva,eva@correo.example,${'x'.repeat(4_000_000)},${id}\n`,
    );
    const rows = expectRows(body['preview_data']);
    expect(rows.length).toBe(10_000);
    expect(JSON.stringify(rows[9999]).length).toBeLessThan(600);
    expect(rows[9999]).toMatchObject({ address: { error: true } });
  });
});

describe('the upload of previewed rows [USER-40]', () => {
  it('makes pending tenants, one a person', async () => {
    const [one, two] = assets().filter((row) => !row.is_occupied);
    const eva = { name: 'Eva Ros', email: 'eva@correo.example', address: '' };
    const rows = [
      { ...eva, asset_id: one!.id },
      { ...eva, asset_id: two!.id },
      { name: 'Luis Gil', email: 'luis@correo.example', address: 'Colón 1', asset_id: one!.id },
    ];
    expect((await upload(rows)).body['data']).toEqual({});
    const [listed] = expectRows((await admin('GET', '/users?search=eva ros')).body['data']);
    expect(listed).toMatchObject({ email: eva.email, username: eva.name, status: 'pending' });
    const included = (await admin('GET', `/users/${listed!.id}`)).body['included'];
    expect(expectRows(included?.['assets']).map((row) => row.id)).toEqual([one!.id, two!.id]);
    expect(host.store.rows.find('assets', { id: two!.id })?.is_occupied).toBe(true);
    expect(host.store.state.invitations.slice(-2).map((row) => row.role)).toEqual(['ROLE_USER', 'ROLE_USER']);
  });

  it('makes nobody when a row is wrong, and points at the cells [USER-45]', async () => {
    const { id } = assets()[0]!;
    const answer = await upload([
      { name: 'Eva', email: 'eva@correo.example', address: '', asset_id: id },
      { name: '', email: 'luis@correo.example', address: '', asset_id: 'D404' },
    ]);
    expect(answer.status).toBe(422);
    expect(expectRows(answer.body['errors']).map((one) => one['source'])).toEqual([
      { pointer: '/preview_data/1/name' },
      { pointer: '/preview_data/1/asset_id' },
    ]);
    expect(host.store.rows.find('users', { email_key: 'eva@correo.example' })).toBeUndefined();
    expect((await upload([])).status).toBe(422);
  });
});

describe('templates', () => {
  it('the tenants template has the columns of the upload [USER-32]', async () => {
    const { text, headers } = await admin('GET', '/users/download-tenants-template');
    expect(text).toBe(`${HEAD}\r\n`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="plantilla-inquilinos.csv"');
  });

  it('the assets template comes back as an upload once it is filled in [USER-33]', async () => {
    const { text } = await admin('POST', '/users/download-assets-template', { client_id: own() });
    const rows = csvParseRows(text);
    expect(rows.slice(1).map((row) => row[3])).toEqual(assets().map((row) => row.id));
    expect(rows[1]?.[2]).toContain(assets()[0]!.city);
    expect(codeOf(await preview(text))).toBe('file_empty');
    const filled = text.replace('\r\n,,', '\r\nEva Ros,eva@correo.example,');
    const { body } = await preview(filled);
    expect(body['is_error']).toBe(false);
    expect(expectRows(body['preview_data']).length).toBe(1);
  });

  it('are for administrators, and of the own company [USER-34] [USER-36]', async () => {
    const foreign = host.store.state.clients.find((row) => row.id !== own())!;
    const body = { client_id: foreign.id };
    expect((await admin('POST', '/users/download-assets-template', body)).status).toBe(404);
    const manager = await host.signInAs('gestor');
    expect((await manager('GET', '/users/download-tenants-template')).status).toBe(403);
    expect((await manager('POST', '/users/download-assets-template', { client_id: own() })).status).toBe(403);
    expect((await manager('POST', '/users/upload-tenants-template', { preview_data: [] })).status).toBe(403);
  });
});
