import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { springHost } from '../../../dataProvider/dialects/testing/dialectHosts';
import { createHostApp } from '../../../dataProvider/dialects/testing/restHost';
import { createJsonServerApp, listenOnFreePort } from '../../../dataProvider/dialects/testing/packageHosts';
import type { DialectSource } from '../../../src/config/dialects/resolveDialect';
import type { ResourceInput } from '../../../src/config/schema/resource';
import { declareResources, getDeclaredResource } from '../../../src/testing/declareResources';
import { ApiError, createDataProvider } from '../../../dataProvider';
import { createRequest } from '../../../dataProvider/http/request';
import { UsageError } from '../conformanceOptions';
import { renderReport, formatReport } from '../report/report';
import { loadResources, type LoadedResources } from './loadResources';
import { explainFailure } from './requestOutcome';
import { readResourceOptions } from './resourceOptions';
import { runResources } from './runResources';

const pumps: ResourceInput = {
  name: 'pumps',
  label: { one: 'bomba', many: 'Bombas' },
  recordRepresentation: 'name',
  api: { host: 'pumps', path: '/pumps' },
  fields: {
    name: { type: 'text', label: 'Nombre', sortable: true, required: true },
    power: { type: 'number', label: 'Potencia', sortable: true },
    status: { type: 'enum', label: 'Estado', values: { libre: 'Libre', rota: 'Rota' } },
  },
  list: { columns: ['name', 'power'], filters: ['status'], search: true },
  show: { header: { fields: ['status'] }, tabs: { data: { label: 'Datos', fields: ['name'] } } },
  create: { fields: ['name', 'power', 'status'] },
  edit: { fields: ['name', 'power', 'status'] },
};

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  vi.unstubAllEnvs();
  await stop?.();
});

/** Returns the findings on a declaration at a host, by need. */
async function said(
  app: Parameters<typeof listenOnFreePort>[0],
  dialect: DialectSource,
  over: Partial<ResourceInput> = {},
  token?: string,
) {
  const started = await listenOnFreePort(app);
  stop = started.stop;
  const resources = declareResources({ ...pumps, ...over });
  const selected = [getDeclaredResource(resources, 'pumps')];
  const loaded: LoadedResources = { selected, resources, host: 'pumps', url: started.baseUrl, dialect };
  const report = await runResources(loaded, { token, write: true, now: 1_700_000_000 });
  const told = report.calls.map(({ id, state, findings, untried }) => [
    id.replace('pumps: ', ''),
    state,
    ...findings.map(({ text }) => text),
    ...untried,
  ]);
  return { report, told };
}

describe('declared resources, held against their host', () => {
  it('fit where the host does what they need, and leave nothing behind', async () => {
    const { told, report } = await said(createJsonServerApp(), 'json-server');
    expect(told).toEqual([
      ['list', 'fits'],
      ['page 2', 'fits'],
      ['sort', 'fits'],
      ['filters', 'fits'],
      ['search', 'fits'],
      ['record', 'fits'],
      ['several by id', 'fits'],
      ['write', 'fits'],
    ]);
    expect(formatReport(report)).toContain('8 calls: 8 conform');
    const rows = await fetch(`${report.url}/pumps`).then((answer) => answer.json() as Promise<unknown[]>);
    expect(rows).toHaveLength(5);
  });

  it('name the members that a type cannot read, with the value and what it reads', async () => {
    const rows = [
      {
        id: 1,
        name: 'A',
        power: 'mucha',
        status: 'libre',
        on: 'S',
        since: '01/03/2026',
        at: '2026-03-01 10:00:00',
      },
      { id: 2, name: 'B', power: '1,5', status: { code: 'rota' }, on: 'N', since: null, at: '' },
    ];
    const fields: ResourceInput['fields'] = {
      ...pumps.fields,
      on: { type: 'boolean', label: 'En marcha' },
      since: { type: 'date', label: 'Desde' },
      at: { type: 'dateTime', label: 'Momento' },
    };
    const list = { columns: ['name', 'power'], filters: ['on'] };
    const { create: _, edit: __, show: ___, ...readOnly } = pumps;
    const { report } = await said(createJsonServerApp({ rows }), 'json-server', {
      ...readOnly,
      fields,
      list,
    });
    const told = report.calls[0]?.findings.filter(({ kind }) => kind === 'type');
    expect(told?.map(({ place, text }) => `${place}: ${text}`)).toEqual([
      'power: "Potencia" has the value "mucha", which the type number does not read: it is shown and saved as it is',
      'status: "Estado" has the value {"code":"rota"}, which the type enum does not read: it is shown and saved as it is',
      'since: "Desde" has the value "01/03/2026", which the type date does not read: it is shown and saved as it is',
      'on: "En marcha" has the value "S", and the filter sends true or false',
    ]);
    expect(told?.[0]?.advice).toContain('"1.234,56 €"');
  });

  it('are asked for where a declaration itself speaks json-server [LIST-17]', async () => {
    const api = { host: 'pumps', path: '/pumps', dialect: 'json-server' } as const;
    const { report } = await said(createJsonServerApp(), 'json-api', { api });
    expect(formatReport(report)).toContain('8 calls: 8 conform');
    expect(report.calls.every(({ requests }) => requests > 0)).toBe(true);
  });

  it('are named where nothing is asked for them, and why', async () => {
    const { list: _, create: _create, ...shown } = pumps;
    const resources = declareResources({ ...shown, name: 'alone' });
    const loaded = { resources, selected: [...resources.values()], host: 'pumps', url: 'http://a.example' };
    const report = await runResources(
      { ...loaded, dialect: undefined },
      { token: undefined, write: false, now: 1 },
    );
    expect(formatReport(report)).toContain('not tested: it declares no list');
  });

  it('are told what the host does otherwise, each with its need', async () => {
    const { told } = await said(createJsonServerApp(), 'limit-offset', {
      fields: { ...pumps.fields, serial: { type: 'text', label: 'Serie', filterBy: 'Serie' } },
      list: { ...pumps.list, columns: ['name', 'power', 'serial'] },
    });
    expect(told).toEqual([
      ['list', 'should', 'no row has the column "Serie"', 'the response lacks the total row count'],
      [
        'page 2',
        'must',
        'the page has 5 rows, and 2 were requested',
        'the second page repeats rows of the first',
      ],
      [
        'sort',
        'should',
        'the host does not sort by "Nombre": both directions return the same',
        'the host does not sort by "Potencia": both directions return the same',
      ],
      ['filters', 'fits'],
      ['search', 'fits'],
      ['record', 'fits'],
      ['several by id', 'fits'],
      ['write', 'fits'],
    ]);
  });

  it('are not tried for what the dialect has no words for, or what nobody could undo', async () => {
    const { told } = await said(createHostApp(springHost), 'spring', {
      api: { host: 'pumps', getList: { path: '/pumps' }, getOne: { path: '/pumps/{id}' } },
    });
    expect(told.slice(4)).toEqual([
      ['search', 'untried', 'Este servidor no admite búsquedas.'],
      ['record', 'fits'],
      ['several by id', 'fits'],
      ['write', 'untried', 'the resource creates no records'],
    ]);
  });

  it.each<[string, Record<string, unknown>, Partial<ResourceInput>, unknown[], number?]>([
    [
      'the host has only accepted the record',
      { id: 'job-9' },
      {},
      [
        'should',
        'response 202: the host accepts the record and has not created it yet; it may stay there with the name "Prueba de conformidad 1700000000"',
      ],
      202,
    ],
    [
      'the id that a host answers is of another record',
      { id: 57 },
      {},
      [
        'must',
        expect.stringContaining(
          'the one in the response (57) belongs to another record, or cannot be read, and stays untouched',
        ),
      ],
    ],
    [
      'the form writes the id, which may be that of a record',
      { id: 57 },
      {
        fields: { ...pumps.fields, id: { type: 'number', label: 'Número' } },
        create: { fields: ['id', 'name'] },
      },
      ['untried', 'the form writes the id'],
    ],
    [
      'no text of the form tells what was made from others',
      { id: 57 },
      {
        fields: { ...pumps.fields, short: { type: 'text', label: 'Clave', maxLength: 5 } },
        create: { fields: ['short', 'power'] },
      },
      ['untried', 'the form has no text that marks a created record'],
    ],
  ])('change and remove nothing of others: %s', async (_, answer, over, wanted, status = 201) => {
    const rows = Array.from({ length: 60 }, (_one, at) => ({
      id: at + 1,
      name: `Bomba ${at + 1}`,
      power: at,
    }));
    const writes: string[] = [];
    const { told } = await said(
      ({ method = '', url = '' }, response) => {
        if (method !== 'GET') writes.push(`${method} ${url}`);
        const one = /^\/pumps\/(\d+)/.exec(url);
        const row = rows.find(({ id }) => String(id) === one?.[1]);
        const body = one ? (row ?? {}) : { count: rows.length, results: rows.slice(0, 50) };
        response.statusCode = method === 'POST' ? status : one && !row ? 404 : 200;
        response.end(JSON.stringify(method === 'GET' ? body : answer));
      },
      'limit-offset',
      over,
    );
    expect(told.at(-1)).toEqual(['write', ...wanted]);
    expect(writes.filter((line) => !line.startsWith('POST'))).toEqual([]);
  });

  it.each([
    [404, undefined],
    [500, 'the host does not report that a record does not exist: 500'],
    [
      200,
      'the host does not report that a record does not exist: no readable response: La respuesta no contiene los datos.',
    ],
  ])('are told what is answered of a record that does not exist: %i', async (status, wanted) => {
    const rows = [{ id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', name: 'Bomba', power: 1, status: 'libre' }];
    const { told } = await said(({ url = '' }, response) => {
      const isList = !url.startsWith('/pumps/');
      const row = rows.find(({ id }) => url.endsWith(id));
      // An id with the wrong format is invalid, not missing.
      const isWrong = !isList && !/-.*-.*-/.test(url);
      response.statusCode = isWrong ? 400 : isList || row ? 200 : status;
      response.end(isList ? JSON.stringify({ count: 1, results: rows }) : JSON.stringify(row ?? null));
    }, 'limit-offset');
    const found = told.find(([what]) => what === 'record');
    expect(found).toEqual(['record', ...(wanted === undefined ? ['fits'] : ['should', wanted])]);
  });

  it('are told at once where there is no list, and the token is never printed', async () => {
    const { told, report } = await said(
      (request, response) =>
        response.writeHead(418).end(JSON.stringify({ message: request.headers.authorization })),
      'limit-offset',
      {},
      'secret"1',
    );
    expect(told).toEqual([['list', 'must', '418: Bearer secret"1']]);
    expect(formatReport(report)).toContain('GET /pumps?limit=50&offset=0');
    for (const json of [true, false])
      expect(renderReport(report, { json, token: 'secret"1' })).toMatch(/^(?!.*secret).*418: Bearer •••/s);
  });
});

describe('a host that is none', () => {
  it.each<[string, Parameters<typeof listenOnFreePort>[0], string, string]>([
    [
      'a page of HTML',
      (_, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end('<!doctype html>'),
      '200: the response is a web page, not JSON',
      'the start of the path is missing',
    ],
    [
      'a redirection',
      (_, response) => response.writeHead(302, { location: 'https://b.example/a?token=1' }).end(),
      '302: redirect to https://b.example',
      'Redirects are not followed',
    ],
    [
      'no JSON',
      (_, response) => response.setHeader('content-type', 'text/csv').end('a;b'),
      'the response is not JSON but text/csv',
      'JSON only',
    ],
    ['401', (_, response) => response.writeHead(401).end(), '401', 'Pass a valid token'],
    ['404', (_, response) => response.writeHead(404).end(), '404', 'Check `api.path`'],
    ['500', (_, response) => response.writeHead(500).end(), '500', 'This is a failure of the host'],
  ])('is told by what it answers, each with advice of its own: %s', async (_, app, text, advice) => {
    const { report } = await said(app, 'json-server');
    expect(report.calls).toHaveLength(1);
    expect(report.calls[0]?.findings).toMatchObject([
      { level: 'must', text, advice: expect.stringContaining(advice) as unknown },
    ]);
  });

  it('ends the command in one line when it is not there', async () => {
    const started = await listenOnFreePort(createJsonServerApp());
    await started.stop();
    const resources = declareResources(pumps);
    const selected = [getDeclaredResource(resources, 'pumps')];
    const loaded: LoadedResources = {
      selected,
      resources,
      host: 'pumps',
      url: started.baseUrl,
      dialect: 'json-server',
    };
    const running = runResources(loaded, { token: undefined, write: false, now: 1 });
    await expect(running).rejects.toThrow(
      `${started.baseUrl}: the host refuses the connection. Check that the host is running`,
    );
    await expect(running).rejects.toThrow(UsageError);
  });

  it('is told when it does not answer in time', () => {
    expect(explainFailure(new ApiError('ECONNABORTED'), {})).toMatchObject({ text: 'no response in time' });
  });
});

describe('the files that are asked about', () => {
  let folder = '';
  const at = (name: string): string => join(folder, name);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'conformance-'));
    const hosts = { main: '/api', pumps: { address: 'https://pumps.example', dialect: 'spring' } };
    await writeFile(at('config.json'), JSON.stringify({ hosts, resources: ['/pumps.json'] }));
    await writeFile(at('pumps.json'), JSON.stringify({ ...pumps, list: { columns: ['name'] } }));
    await writeFile(at('own.json'), JSON.stringify({ ...pumps, name: 'own', api: { path: '/own' } }));
    const { api: _, ...tanks } = pumps;
    await mkdir(at('overlay/resources'), { recursive: true });
    await writeFile(
      at('overlay/resources/tanks.json'),
      JSON.stringify({ ...tanks, name: 'tanks', api: { path: '/tanks' } }),
    );
    const until = { type: 'date', label: 'Hasta', future: true };
    const tank = { type: 'reference', label: 'Depósito', resource: 'tanks' };
    const old = {
      ...tanks,
      name: 'old',
      api: { host: 'plain', path: '/old' },
      fields: { ...pumps.fields, until, tank },
    };
    await writeFile(at('old.json'), JSON.stringify(old));
    await writeFile(at('wrong.json'), JSON.stringify({ ...pumps, list: { columns: ['ghost'] } }));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const load = (...args: string[]) => loadResources(readResourceOptions(args, {}));

  it('are a config with its declarations, or declarations beside a config', async () => {
    expect(await load('--resources', at('config.json'))).toMatchObject({
      host: 'pumps',
      url: 'https://pumps.example',
      dialect: 'spring',
      selected: [{ name: 'pumps' }],
    });
    expect(
      await load('--resources', at('own.json'), '--config', at('config.json'), '--url', 'http://a.example/'),
    ).toMatchObject({ host: 'main', url: 'http://a.example' });
  });

  it('are asked by the provider of the overlay, at the given URL', async () => {
    vi.stubEnv('CONSOLE_OVERLAY', at('overlay'));
    await mkdir(at('overlay/providers'), { recursive: true });
    await writeFile(
      at('overlay/providers/wells.ts'),
      'export default ({ url, httpClient }) => ({ getList: async () => httpClient(`${url}/wells`) });',
    );
    const hosts = { main: '/api', wells: { url: 'https://wells.example', provider: 'wells' } };
    await writeFile(at('wells-config.json'), JSON.stringify({ hosts }));
    await writeFile(
      at('wells.json'),
      JSON.stringify({
        ...pumps,
        name: 'wells',
        api: { host: 'wells', path: '/wells' },
        list: { columns: ['name'] },
      }),
    );
    const files = ['--resources', at('wells.json'), '--config', at('wells-config.json')];
    const loaded = await load(...files, '--url', 'http://a.example');
    expect(loaded.dialect).toEqual({ url: 'http://a.example', provider: 'wells' });
    const log: string[] = [];
    const answer: typeof fetch = (input) => {
      log.push(String(input));
      return Promise.resolve(new Response('[]'));
    };
    const provider = createDataProvider({
      resources: loaded.resources,
      request: createRequest({
        hosts: { main: 'http://a.example' },
        getToken: () => undefined,
        fetch: answer,
      }),
      dialects: { wells: loaded.dialect! },
    });
    await provider
      .getList('wells', {
        pagination: { page: 1, perPage: 1 },
        sort: { field: '', order: 'ASC' },
        filter: {},
      })
      .catch(() => undefined);
    expect(log).toEqual(['http://a.example/wells']);
  });

  it('are read as check-config reads them: bundled ones where they stand, in an older language, with an overlay', async () => {
    vi.stubEnv('CONSOLE_OVERLAY', at('overlay'));
    const bundled = 'resources/parking/parking-chargers.json';
    const files = ['--resources', bundled, '--resources', at('old.json')];
    const { selected } = await load(...files, '--url', 'http://a.example');
    expect(selected.map(({ name }) => name)).toEqual(['parking-chargers', 'old']);
    expect(selected[1]?.fields['until']?.options).toMatchObject({ notBefore: '$today' });
  });

  it.each([
    [
      'a host of the page alone',
      ['own.json'],
      'The host "main" is at "/api": give its whole URL with --url.',
    ],
    [
      'several hosts',
      ['own.json', 'pumps.json'],
      'There are resources of main, pumps: choose one with --host.',
    ],
    ['a mistake', ['wrong.json'], 'list.columns[0]'],
    ['no file', ['gone.json'], 'gone.json: No existe.'],
    ['an option of the other form', ['own.json', '--only=pumps'], 'Invalid option: --only.'],
  ])('%s is told in a line', async (_, files, message) => {
    const args = files.flatMap((file) => (file.startsWith('--') ? [file] : ['--resources', at(file)]));
    await expect((async () => load(...args, '--config', at('config.json')))()).rejects.toThrow(message);
  });
});
