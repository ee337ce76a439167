import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PDF_LIMIT_BYTES } from '../../files/pdf';
import { expectRows, startTestHost } from '../../testing/testHost';
import type { TestCaller, RunningHost } from '../../testing/testHost';

let host: RunningHost;
let root: TestCaller;
beforeAll(async () => {
  host = await startTestHost();
  root = await host.signInAs('super');
});
afterAll(() => host.close());

const asset = () => host.store.state.assets[0]!.id;
const project = () => host.store.state.projects[0]!.id;
const pdfOf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 0xa7)]);
const titles = async (path: string) =>
  expectRows((await root('GET', path)).body['data']).map((row) => row['title']);

describe('a stored document', () => {
  it('comes back byte for byte, at its address and by its call [DOC-02] [DOC-04] [DOC-07]', async () => {
    const bytes = pdfOf(70_001);
    const answer = await root('POST', `/projects/${project()}/document`, {
      title: '  Acta «2026»/../final  ',
      comments: null,
      document: bytes.toString('base64'),
    });
    expect(answer.status).toBe(201);
    const { data } = answer.body;
    expect(data).toMatchObject({
      title: 'Acta «2026»/../final',
      size: 70_001,
      source: 'assets_manager',
      created_at: Date.UTC(2026, 10, 20, 10) / 1000,
    });
    const [first] = expectRows((await root('GET', `/projects/${project()}/documents`)).body['data']);
    expect(first).toEqual(data);
    const atAddress = await fetch(String(data?.['url']));
    expect(Buffer.from(await atAddress.arrayBuffer()).equals(bytes)).toBe(true);

    const session = await host.callAnonymously('POST', '/users/login', {
      email: 'super@demo.example',
      password: 'demo-super',
    });
    const byCall = await fetch(`${host.url}/api/documents/${String(data?.['id'])}/download`, {
      headers: { 'accept-version': '1', authorization: `Bearer ${String(session.body['token'])}` },
    });
    expect(Buffer.from(await byCall.arrayBuffer()).equals(bytes)).toBe(true);
    for (const { headers } of [atAddress, byCall]) {
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="final\.pdf"/);
      expect(headers.get('content-security-policy')).toBe('sandbox');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('of an asset comes inside data, of a project bare [DOC-04] [DOC-09]', async () => {
    const document = { title: 'Contrato', comments: 'Copia', document: pdfOf(20).toString('base64') };
    expect((await root('POST', `/assets/${asset()}/document`, { data: document })).status).toBe(201);
    expect((await root('POST', `/assets/${asset()}/document`, document)).status).toBe(422);
    expect((await root('POST', `/projects/${project()}/document`, { data: document })).status).toBe(422);
    expect(await titles(`/assets/${asset()}/documents`)).toContain('Contrato');
  });

  it('is gone with its file once it is deleted [DOC-07] [DOC-09]', async () => {
    const path = `/assets/${asset()}/document`;
    const data = {
      title: 'Se borra',
      document: `data:application/pdf;base64,${pdfOf(20).toString('base64')}`,
    };
    const { id, url } = (await root('POST', path, { data })).body['data']!;
    expect((await root('DELETE', `/documents/${String(id)}`)).status).toBe(204);
    expect(await titles(`${path}s`)).not.toContain('Se borra');
    expect((await fetch(String(url))).status).toBe(404);
    expect((await root('GET', `/documents/${String(id)}/download`)).status).toBe(404);
    expect((await root('DELETE', `/documents/${String(id)}`)).status).toBe(404);
  });
});

describe('a file that is refused', () => {
  const send = async (document: string, title = 'x') => {
    const answer = await root('POST', `/assets/${asset()}/document`, { data: { title, document } });
    const error = answer.body['errors']?.[0];
    return [answer.status, error?.['source']?.['pointer'], error?.['detail']];
  };
  const at = '/data/document';

  it('has other first bytes, or is no base64, whatever it is called [DOC-10] [DOC-06]', async () => {
    const wrong = [
      'MZ\u0090 not a pdf',
      '<html><script>alert(1)</script>',
      ' %PDF-1.4',
      'PK\u0003\u0004 word/document.xml',
    ].map((text) => Buffer.from(text, 'latin1').toString('base64'));
    for (const document of [...wrong, 'JVBERi0', 'no es base64', 'https://x.example/a.pdf'])
      expect(await send(document)).toEqual([422, at, 'El archivo debe ser un PDF.']);
    expect(await send('')).toEqual([422, at, 'El archivo debe ser un PDF.']);
    expect((await send(pdfOf(20).toString('base64'), '   '))[0]).toBe(422);
  });

  it('is not under 10 MB: one byte less is taken [DOC-10] [CLIENT-63]', async () => {
    expect(await send(pdfOf(PDF_LIMIT_BYTES).toString('base64'))).toEqual([
      422,
      at,
      'El archivo debe ocupar menos de 10 MB.',
    ]);
    expect((await send(pdfOf(PDF_LIMIT_BYTES - 1).toString('base64'), 'Grande'))[0]).toBe(201);
    const stored = host.store.state.documents.at(-1)!;
    expect([stored.title, stored.size]).toEqual(['Grande', PDF_LIMIT_BYTES - 1]);
  });
});

describe('documents of foreign companies and weak roles', () => {
  it('are 404 and 403 [PERM-10]', async () => {
    const admin = await host.signInAs('admin');
    const own = host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0];
    const foreign = host.store.state.documents.find(
      (row) =>
        row.project_id !== null &&
        host.store.rows.find('projects', { id: row.project_id })?.client_id !== own,
    )!;
    const document = { title: 'x', document: pdfOf(20).toString('base64') };
    expect((await admin('DELETE', `/documents/${foreign.id}`)).status).toBe(404);
    expect((await admin('GET', `/documents/${foreign.id}/download`)).status).toBe(404);
    expect((await admin('POST', `/projects/${foreign.project_id}/document`, document)).status).toBe(404);
    const reader = await host.signInAs('lectura');
    expect((await reader('POST', `/projects/${project()}/document`, document)).status).toBe(403);
    expect((await reader('DELETE', `/documents/${foreign.id}`)).status).toBe(403);
  });
});
