import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../src/lib/language/language';
import { importSpec, type ImportOptions } from './importSpec';
import { formatImportReport } from './output/importReport';
import { readSpec } from './spec/readSpec';
import type { JsonObject } from './spec/json';
import { crudPaths, newFolder, PUMPS_SPEC_PATH, openApiDocument, writeSpec } from './testing/specs';

let folder = '';
beforeAll(async () => {
  folder = await newFolder();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const options = (openapi: string, out: string, more: Partial<ImportOptions> = {}): ImportOptions => ({
  openapi,
  out: join(folder, out),
  only: [],
  schemas: join(folder, 'schema'),
  bundled: [{ file: 'users.ts', input: { name: 'users' } }],
  pages: ['start'],
  main: '/api',
  ...more,
});
const read = async (out: string, path: string): Promise<Record<string, Record<string, unknown>>> =>
  JSON.parse(await readFile(join(folder, out, path), 'utf8')) as Record<string, Record<string, unknown>>;
const name = { name: { type: 'string' } };

describe('importing a host', () => {
  it('writes its drafts, its address beside the main host, and says what became no screen', async () => {
    const imported = await importSpec(options(PUMPS_SPEC_PATH, 'pumps'));
    expect(formatImportReport(imported)).toEqual([
      'resources/pumps.json: written',
      'resources/stations.json: written',
      'resources/pump-readings.json: written',
      'config.json: written',
      '9 of 10 operations (90 %) in 3 resources of the host "pump-api" at https://eu.pumps.example/v2',
      '  no screen: GET /health',
      'question: GET /pumps: does one answer hold all rows? It answers "total"; the draft asks for no pages',
      'guess: resources/pumps.json → fields.stationId: refers to "stations", by its name',
      'left out: resources/pumps.json → fields.firmware: an object without members, or too deep',
    ]);
    expect(await readFile(join(folder, 'pumps/.import/pump-api/notes.txt'), 'utf8')).toContain(
      'guess: resources/pumps.json → fields.stationId: refers to "stations", by its name\n',
    );
    expect(await read('pumps', 'config.json')).toEqual({
      $schema: '../schema/config.schema.json',
      hosts: {
        main: '/api',
        'pump-api': {
          url: 'https://eu.pumps.example/v2',
          dialect: { extends: 'limit-offset', page: false, sort: false, search: 'search={value}' },
        },
      },
      resources: ['/resources/pumps.json', '/resources/stations.json', '/resources/pump-readings.json'],
    });
  });

  it('writes drafts in the language that is asked for: names of the file, and English words', async () => {
    setLanguage('en');
    await importSpec(options(PUMPS_SPEC_PATH, 'english')).finally(() => setLanguage('es'));
    const pumps = await read('english', 'resources/pumps.json');
    expect(pumps).toMatchObject({
      label: { one: 'pump', many: 'Pumps' },
      show: { tabs: { data: { label: 'Data' } } },
    });
    expect(JSON.stringify(pumps)).not.toMatch(/[áéíóúñ«]|Estado|Nombre/);
  });

  it('opens without a login where the file names no security, and says that this is a guess', async () => {
    const imported = await importSpec(options(PUMPS_SPEC_PATH, 'open', { host: 'main' }));
    expect(formatImportReport(imported).slice(6, 9)).toEqual([
      'sign-in: the file names no security',
      '  "signIn" of config.json, unless it is yours already: {"type":"none"}',
      '  a guess: without security in the file the console opens without a login',
    ]);
    expect((await read('open', 'config.json')).signIn).toEqual({ type: 'none' });
  });

  it('signs in by the call that takes a password, though the file names no security', async () => {
    const login = {
      post: {
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { email: { type: 'string' }, password: { type: 'string' } },
              },
            },
          },
        },
        responses: {
          200: {
            description: 'ok',
            content: {
              'application/json': {
                schema: { type: 'object', properties: { access_token: { type: 'string' } } },
              },
            },
          },
        },
      },
    };
    const paths = { ...crudPaths('/pumps', name), '/auth/login': login };
    const spec = await writeSpec(folder, 'login.json', openApiDocument(paths));
    await importSpec(options(spec, 'login', { host: 'main' }));
    expect((await read('login', 'config.json')).signIn).toMatchObject({
      type: 'password',
      login: { path: '/auth/login', token: 'access_token' },
    });
  });

  it('names no drafts in the config of an overlay, whose declarations are built in', async () => {
    const { draftPaths } = await importSpec(options(PUMPS_SPEC_PATH, 'overlay', { isOverlay: true }));
    expect(draftPaths).toHaveLength(3);
    expect(Object.keys(await read('overlay', 'config.json'))).toEqual(['$schema', 'hosts']);
  });

  it('takes what is asked for by tag or by path, and more of it the next time', async () => {
    const first = await importSpec(options(PUMPS_SPEC_PATH, 'only', { only: ['stations'] }));
    expect(first.draftPaths).toEqual(['resources/stations.json']);
    const next = await importSpec(options(PUMPS_SPEC_PATH, 'only', { only: ['/pumps'] }));
    expect(next.draftPaths).toEqual([
      'resources/pumps.json',
      'resources/stations.json',
      'resources/pump-readings.json',
    ]);
    await expect(importSpec(options(PUMPS_SPEC_PATH, 'none', { only: ['cars'] }))).rejects.toThrow(
      '--only cars: nothing of that name; there are the tags Pumps, Stations, and paths begin with "/"',
    );
  });

  it('keeps what was edited by hand, brings in what has changed, and names both', async () => {
    const at = (members: JsonObject, more: JsonObject = {}): Promise<string> =>
      writeSpec(folder, 'spec.json', openApiDocument({ ...crudPaths('/crews', members), ...more }));
    await importSpec(options(await at(name, crudPaths('/boats', name)), 'again'));
    const file = join(folder, 'again/resources/crews.json');
    const edited = (await readFile(file, 'utf8')).replace('"label": "Nombre"', '"label": "Cómo se llama"');
    await writeFile(file, edited);
    const changed = { name: { type: 'string', maxLength: 9 }, size: { type: 'integer' } };
    const again = formatImportReport(await importSpec(options(await at(changed), 'again')));
    expect(again.slice(0, 9)).toEqual([
      'resources/crews.json: brought up to date',
      '  + fields.name.maxLength: 9',
      '  + fields.size: {"type":"number","label":"Tamaño","decimals":0,"writeEmptyAs":"omit"}',
      '  + list.columns: "size"',
      '  + show.tabs.data.fields: "size"',
      '  + create.fields: "size"',
      '  + edit.fields: "size"',
      'resources/boats.json: removed: the host has it no more',
      'config.json: brought up to date',
    ]);
    expect((await read('again', 'resources/crews.json')).fields?.name).toEqual({
      type: 'text',
      label: 'Cómo se llama',
      maxLength: 9,
      required: true,
    });
    expect((await read('again', 'config.json')).resources).toEqual(['/resources/crews.json']);
    expect(formatImportReport(await importSpec(options(await at(changed), 'again')))[0]).toBe(
      'resources/crews.json: as it was',
    );
  });

  it('writes no draft again that was deleted by hand, and leads nowhere to it', async () => {
    await importSpec(options(PUMPS_SPEC_PATH, 'less'));
    await rm(join(folder, 'less/resources/pump-readings.json'));
    const lines = formatImportReport(await importSpec(options(PUMPS_SPEC_PATH, 'less')));
    expect(lines).toContain('resources/pump-readings.json: not written: it was deleted by hand');
    const { show } = await read('less', 'resources/pumps.json');
    expect(Object.keys(show?.tabs as object)).toEqual(['data']);
  });

  it('leaves the drafts of another host in the same folder alone', async () => {
    await importSpec(options(PUMPS_SPEC_PATH, 'two'));
    const other = await writeSpec(folder, 'other.json', openApiDocument(crudPaths('/pumps', name)));
    expect(formatImportReport(await importSpec(options(other, 'two')))[0]).toBe(
      'resources/sample-pumps.json: written',
    );
    const { hosts, resources } = await read('two', 'config.json');
    expect(Object.keys(hosts ?? {})).toEqual(['main', 'pump-api', 'sample']);
    expect(resources).toHaveLength(4);
  });

  it('keeps how the main host speaks when another host comes beside it', async () => {
    await importSpec(options(PUMPS_SPEC_PATH, 'main', { host: 'main' }));
    const { hosts: before } = await read('main', 'config.json');
    const other = await writeSpec(folder, 'beside.json', openApiDocument(crudPaths('/pumps', name)));
    const told = formatImportReport(await importSpec(options(other, 'main', { host: 'other' })));
    const { hosts } = await read('main', 'config.json');
    expect(hosts).toMatchObject(before as object);
    expect(Object.keys(hosts ?? {})).toEqual(['main', 'other']);
    expect(told.filter((line) => line.includes('by hand and by the host'))).toEqual([]);
  });
});

describe('what the file does not say', () => {
  const list = (parameters: readonly JsonObject[], schema: JsonObject) => ({
    get: { parameters, responses: { 200: { content: { 'application/json': { schema } } } } },
  });
  const rows = { type: 'array', items: { type: 'object', properties: { id: { type: 'string' }, ...name } } };

  it('asks for the dialect where the lists are paged in an unknown way, and writes nothing until it is said', async () => {
    const odd = [{ name: 'batch', in: 'query', schema: { type: 'integer' } }];
    const spec = await writeSpec(folder, 'odd.json', openApiDocument({ '/crews': list(odd, rows) }));
    await expect(importSpec(options(spec, 'odd'))).rejects.toThrow(
      /^question: how does the host page its lists\? GET \/crews takes "batch"[^]*--dialect: none, json-api, /,
    );
    await expect(readFile(join(folder, 'odd/config.json'), 'utf8')).rejects.toThrow('ENOENT');
    await importSpec(options(spec, 'odd', { dialect: 'odata' }));
    expect((await read('odd', 'config.json')).hosts?.sample).toMatchObject({ dialect: 'odata' });
    expect((await read('odd', 'resources/crews.json')).list).toMatchObject({ filters: ['name'] });
    const { notes } = await importSpec(options(spec, 'whole-lists', { dialect: 'none' }));
    expect(notes).toEqual([]);
    await expect(importSpec(options(spec, 'odd', { dialect: 'soap' }))).rejects.toThrow(
      '--dialect "soap": one of none, ',
    );
  });

  it('says no 100 % where a member is left out', async () => {
    const members = { ...name, extra: { type: 'object', additionalProperties: true } };
    const spec = await writeSpec(folder, 'extra.json', openApiDocument(crudPaths('/crews', members)));
    const report = formatImportReport(await importSpec(options(spec, 'extra')));
    expect(report[2]).toContain('5 of 5 operations (all, but without some members) in 1 resources');
    const whole = await writeSpec(folder, 'extra.json', openApiDocument(crudPaths('/crews', name)));
    expect(formatImportReport(await importSpec(options(whole, 'no-extra')))[2]).toContain('(100 %)');
    const calls = Object.fromEntries(
      Array.from({ length: 199 }, (_, index) => [`/crews${index}`, list([], rows)]),
    );
    const many = await writeSpec(
      folder,
      'extra.json',
      openApiDocument({ ...calls, '/health': { get: { responses: {} } } }),
    );
    expect(formatImportReport(await importSpec(options(many, 'many'))).join(' ')).toContain('(99 %)');
  });

  it('drafts the host where its file describes the calls of any table', async () => {
    const parameters = ['_page', '_limit', '_ordering', '_filters'].map((one) => ({
      name: one,
      in: 'query',
    }));
    const paths = { '/tables/{name}/rows': { get: { parameters, responses: { 200: {} } } } };
    const spec = await writeSpec(folder, 'tables.json', openApiDocument(paths));
    const imported = await importSpec(options(spec, 'tables'));
    expect((await read('tables', 'config.json')).hosts?.sample).toMatchObject({ dialect: 'soul' });
    expect(formatImportReport(imported).at(-1)).toMatch(/^question: \/tables\/\{name\}\/rows: which tables/);
  });
});

describe('a file that cannot be imported [message with file, place and what was found]', () => {
  it.each<[string, unknown, string]>([
    ['missing', undefined, 'cannot be read (there is no such file)'],
    ['page', '<!doctype html>', 'this is HTML, not YAML or JSON'],
    ['yaml', 'openapi: 3.0.0\npaths: {\n', 'line 3, column 1: Flow map in block collection must be'],
    ['list', [], 'an OpenAPI file is an object, this is a list'],
    ['text', 'hello', 'an OpenAPI file is an object, this is string'],
    ['other', { kind: 'x' }, 'neither "openapi" nor "swagger" says the version: this is no OpenAPI file'],
    ['old', { swagger: '1.2' }, 'swagger: version "1.2"; read are 3.0, 3.1 and Swagger 2.0'],
    ['new', { openapi: '4.0.0' }, 'openapi: version "4.0.0"; read are 3.0, 3.1 and Swagger 2.0'],
    ['empty', { openapi: '3.1.0' }, 'paths: there are none: nothing to import'],
    ['paths', { openapi: '3.1.0', paths: [] }, 'paths: an object is expected, this is a list'],
    ['path', { openapi: '3.1.0', paths: { '/a': 3 } }, 'paths./a: an object is expected, this is number'],
    [
      'nowhere',
      { openapi: '3.1.0', paths: { '/a': { get: { $ref: '#/components/gone' } } } },
      'paths./a.get.$ref: "$ref": "#/components/gone" leads to nothing',
    ],
    [
      'beside',
      { openapi: '3.1.0', paths: { '/a': { $ref: 'gone.yaml#/a' } } },
      'gone.yaml: cannot be read (there is no such file)',
    ],
    ['nothing', { openapi: '3.1.0', paths: { '/a': { get: {} } } }, 'none of its 1 operations lists records'],
    ['twice', 'openapi: 3.0.0\nopenapi: 3.0.0\n', 'line 2, column 1: Map keys must be unique'],
  ])('%s', async (file, document, message) => {
    const path =
      document === undefined ? join(folder, 'x.json') : await writeSpec(folder, `${file}.json`, document);
    const failure: unknown = await importSpec(options(path, 'bad')).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect((failure as Error).message).toContain(message);
    expect((failure as Error).message).toContain(file === 'beside' ? 'gone.yaml' : path);
  });

  it('is read with the files that it names, in circles too', async () => {
    await mkdir(join(folder, 'parts'), { recursive: true });
    const paths = {
      '/crews': { $ref: 'parts/crews.json#/list' },
      '/crews/{id}': { $ref: 'parts/crews.json#/item' },
    };
    const main = await writeSpec(folder, 'whole.json', openApiDocument(paths));
    const answer = (schema: JsonObject) => ({
      get: { responses: { 200: { content: { 'application/json': { schema } } } } },
    });
    await writeSpec(folder, 'parts/crews.json', {
      list: answer({ type: 'array', items: { $ref: '#/Crew' } }),
      item: answer({ $ref: 'crews.json#/Crew' }),
      Crew: { type: 'object', properties: { id: {}, name: { type: 'string' }, boss: { $ref: '#/Crew' } } },
      Back: { $ref: '../whole.json#/paths/~1crews' },
    });
    const { root } = await readSpec(main);
    expect(JSON.stringify(root)).not.toContain('.json#');
    const { draftPaths } = await importSpec(options(main, 'whole'));
    expect(draftPaths).toEqual(['resources/crews.json']);
  });
});
