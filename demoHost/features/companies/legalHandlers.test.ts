import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { detectDocumentKind, LEGAL_LIMIT_BYTES } from './legalFiles';
import { expectRows, startTestHost } from '../../testing/testHost';
import type { TestResponse, TestCaller, RunningHost } from '../../testing/testHost';

let host: RunningHost;
let legal: TestCaller;
let root: TestCaller;
beforeAll(async () => {
  host = await startTestHost();
});
beforeEach(async () => {
  await host.reset();
  legal = await host.signInAs('legal');
  root = await host.signInAs('super');
});
afterAll(() => {
  expect(host.loggedFailures).toEqual([]);
  return host.close();
});

const own = () => host.store.rows.find('users', { email_key: 'legal@demo.example' })!.client_ids[0]!;
const standard = () => host.store.state.legal_documents.find((row) => row.is_default)!;
const bare = () => host.store.state.clients.at(-1)!.id;
const codeOf = (answer: TestResponse) => answer.body['errors']?.[0]?.['code'];
const accepted = async () => (await legal('GET', '/clients/legal-documentations/status')).body['is_accepted'];

const pdf = (bytes = 20) => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes - 9, ' ')]);
const files = (privacy: Buffer = pdf(), terms: Buffer = pdf(30)) => ({
  privacy_policy: privacy.toString('base64'),
  privacy_policy_name: 'privacidad.pdf',
  terms_of_service: terms.toString('base64'),
  terms_of_service_name: 'condiciones.pdf',
});
const none = {
  privacy_policy: '',
  privacy_policy_name: '',
  terms_of_service: '',
  terms_of_service_name: '',
};
const list = async (as: TestCaller, id: string) =>
  expectRows((await as('GET', `/clients/${id}/legal-documentations`)).body['data']);
const save = (as: TestCaller, id: string, data: object) =>
  as('POST', `/clients/${id}/legal-documentations`, { data });
const remove = (as: TestCaller, id: string, data: object = { ...none, enabled: true }) =>
  as('POST', `/clients/${id}/legal-documentations/delete`, { data });

describe('the legal documents of a company [CLIENT-44]', () => {
  it('are own ones in force, own ones switched off, the default ones, or none [CLIENT-45] [CLIENT-48]', async () => {
    const all = host.store.state.legal_documents.map((row) => [row.enabled, row.is_default]);
    expect(all).toEqual([
      [true, false],
      [false, false],
      [true, true],
    ]);
    const [record] = await list(legal, own());
    expect(Buffer.from(String(record!['terms_of_service']), 'base64').toString('latin1')).toMatch(/^%PDF-/);
    expect(await list(root, bare())).toEqual([]);
  });

  it('once saved are read as saved, and have to be accepted anew [CLIENT-60] [CLIENT-56]', async () => {
    await legal('POST', '/users/legal-documentations/accepted');
    expect(await accepted()).toBe(true);
    const answer = await save(legal, own(), { ...files(), enabled: true });
    const [record] = await list(legal, own());
    expect(answer.body['data']).toEqual(record);
    expect(record).toMatchObject({ ...files(), enabled: true, is_default: false, client_id: own() });
    expect(await accepted()).toBe(false);
  });

  it('switched off bind nobody [CLIENT-51] [LOGIN-35]', async () => {
    const enabled = async () =>
      (await legal('GET', '/clients/legal-documentations/status')).body['is_enabled'];
    expect(await enabled()).toBe(true);
    await save(legal, own(), { ...files(), enabled: false });
    expect(await enabled()).toBe(false);
    await save(legal, own(), { ...files(), enabled: true });
    expect(await enabled()).toBe(true);
    await remove(legal, own());
    expect(await enabled()).toBe(false);
    expect(await list(legal, own())).toEqual([]);
    expect((await remove(legal, own())).status).toBe(404);
  });

  it('saved without files are not saved: the answer is empty [CLIENT-53]', async () => {
    const before = await list(legal, own());
    expect((await save(legal, own(), { ...none, enabled: false })).body).toEqual({ data: null });
    expect(await list(legal, own())).toEqual(before);
  });

  it('by default can be replaced, not switched or deleted [CLIENT-54] [CLIENT-55]', async () => {
    const { id: _id, client_id, is_default: _isDefault, ...record } = standard();
    expect(codeOf(await save(root, client_id, { ...record, enabled: false }))).toBe('default_document');
    expect(codeOf(await remove(root, client_id))).toBe('default_document');
    expect((await save(root, client_id, { ...files(), enabled: false })).status).toBe(200);
    expect(await list(root, client_id)).toMatchObject([{ is_default: false, enabled: false }]);
    expect((await remove(root, client_id)).status).toBe(200);
  });

  it('are deleted with empty fields and nothing else [CLIENT-57]', async () => {
    expect((await remove(legal, own(), { ...files(), enabled: true })).status).toBe(422);
    expect((await remove(legal, own(), { ...none, enabled: false })).status).toBe(422);
  });

  it('are seen and changed by who may, in the own company [CLIENT-15] [PERM-10]', async () => {
    const foreign = standard().client_id;
    expect((await save(legal, foreign, { ...files(), enabled: true })).status).toBe(404);
    expect((await legal('GET', `/clients/${foreign}/legal-documentations`)).status).toBe(404);
    const reader = await host.signInAs('lectura');
    const { client_ids } = host.store.rows.find('users', { email_key: 'lectura@demo.example' })!;
    expect((await reader('GET', `/clients/${client_ids[0]}/legal-documentations`)).status).toBe(200);
    expect((await save(reader, client_ids[0]!, { ...files(), enabled: true })).status).toBe(403);
    const desk = await host.signInAs('recepcion');
    expect((await desk('GET', `/clients/${own()}/legal-documentations`)).status).toBe(403);
  });
});

describe('legal files', () => {
  it('are pdf, doc or docx by their content [CLIENT-61]', () => {
    const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
    expect(detectDocumentKind(pdf())).toBe('pdf');
    expect(detectDocumentKind(Buffer.concat([ole, Buffer.from('WordDocument', 'utf16le')]))).toBe('doc');
    expect(detectDocumentKind(Buffer.concat([ole, Buffer.from('Workbook', 'utf16le')]))).toBeUndefined();
    expect(detectDocumentKind(Buffer.concat([zip, Buffer.from('word/document.xml')]))).toBe('docx');
    expect(detectDocumentKind(Buffer.concat([zip, Buffer.from('xl/workbook.xml')]))).toBeUndefined();
    expect(detectDocumentKind(Buffer.from('MZ %PDF-'))).toBeUndefined();
  });

  it('two of almost 10 MB are taken, one of 10 MB is not [CLIENT-62] [CLIENT-63]', async () => {
    const large = pdf(LEGAL_LIMIT_BYTES - 1);
    expect((await save(legal, own(), { ...files(large, large), enabled: true })).status).toBe(200);
    const answer = await save(legal, own(), { ...files(pdf(LEGAL_LIMIT_BYTES)), enabled: true });
    expect(answer.body['errors']?.[0]).toMatchObject({
      detail: 'El archivo debe ocupar menos de 10MB.',
      source: { pointer: '/data/privacy_policy' },
    });
  });

  it.each([
    ['one is missing', { terms_of_service: '' }, '/data/terms_of_service'],
    ['a name is missing', { privacy_policy_name: '' }, '/data/privacy_policy_name'],
    ['one is an image', { privacy_policy: 'iVBORw0KGgo=' }, '/data/privacy_policy'],
    ['one is no base64', { terms_of_service: '%PDF-1.4' }, '/data/terms_of_service'],
  ])('422 with a pointer when %s [CLIENT-58] [CLIENT-61]', async (_what, change, pointer) => {
    const answer = await save(legal, own(), { ...files(), ...change, enabled: true });
    expect([answer.status, answer.body['errors']?.[0]?.['source']]).toEqual([422, { pointer }]);
  });
});
