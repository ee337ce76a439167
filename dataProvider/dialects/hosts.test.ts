import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError, createDataProvider, type ConsoleDataProvider } from '..';
import { UnsupportedError } from './refusal';
import type { DialectSource } from '../../src/config/dialects/resolveDialect';
import { declareResources } from '../../src/testing/declareResources';
import { createRequest } from '../http/request';
import { hosts } from './testing/dialectHosts';
import { createHostApp } from './testing/restHost';
import { queryLanguageHosts } from './testing/queryLanguageHosts';
import { createFortuneApp, createJsonServerApp, listenOnFreePort } from './testing/packageHosts';

const resources = declareResources({
  name: 'pumps',
  label: 'Bombas',
  recordRepresentation: 'name',
  api: { path: '/pumps', getList: { path: '/pumps', search: ['name'] } },
  fields: { name: { type: 'text' }, power: { type: 'number' }, status: { type: 'text' } },
});

const fortune: DialectSource = {
  extends: 'jsonapi.org',
  page: { query: 'page[offset]={offset}&page[limit]={size}' },
  search: 'filter[name][fuzzy-match]={value}',
  filter: { '>=': 'filter[{field}][min]={value}', '<=': 'filter[{field}][max]={value}' },
  getMany: false,
};

const spoken: Record<
  string,
  { dialect: DialectSource; app: () => RequestListener | Promise<RequestListener> }
> = {
  ...Object.fromEntries(
    Object.entries({ ...hosts, ...queryLanguageHosts }).map(([name, host]) => [
      name,
      { dialect: host.dialect, app: () => createHostApp(host) },
    ]),
  ),
  'json-server': { dialect: 'json-server', app: createJsonServerApp },
  'Fortune.js': { dialect: fortune, app: createFortuneApp },
};

/** A provider with the calls that its host received. */
interface Spoken {
  provider: ConsoleDataProvider;
  calls: string[];
}

/** `yes`, or the alternative that is used; an unsupported request is rejected and never sent. */
type Outcome = 'yes' | 'no' | 'a call each' | 'message only';

const LIST = { pagination: { page: 1, perPage: 2 }, sort: { field: '', order: 'ASC' as const }, filter: {} };
const ids = (rows: readonly { id: unknown }[]): string => rows.map(({ id }) => String(id)).join();

/** Requests a full list; returns the received ids. */
const listed = async ({ provider }: Spoken, params: object): Promise<string> =>
  ids((await provider.getList('pumps', { ...LIST, pagination: { page: 1, perPage: 10 }, ...params })).data);

const skills: Record<string, (host: Spoken) => Promise<Outcome>> = {
  list: async ({ provider }) => {
    const { data } = await provider.getList('pumps', LIST);
    expect(ids(data)).toBe('1,2');
    expect(data[0]).toMatchObject({ name: 'Bomba 1', power: 10 });
    return 'yes';
  },
  'page 2': async ({ provider }) => {
    const { data } = await provider.getList('pumps', { ...LIST, pagination: { page: 2, perPage: 2 } });
    expect(ids(data)).toBe('3,4');
    return 'yes';
  },
  total: async ({ provider }) => {
    expect((await provider.getList('pumps', LIST)).total).toBe(5);
    return 'yes';
  },
  sort: async (host) => {
    expect(await listed(host, { sort: { field: 'power', order: 'DESC' } })).toBe('5,4,3,2,1');
    return 'yes';
  },
  'filter =': async (host) => {
    expect(await listed(host, { filter: { status: 'libre' } })).toBe('1,3,5');
    return 'yes';
  },
  'filter >=': async (host) => {
    const conditions = [
      { field: 'power', operator: '>=', value: 30 },
      { field: 'power', operator: '<=', value: 40 },
    ];
    expect(await listed(host, { filter: { conditions } })).toBe('3,4');
    return 'yes';
  },
  'any of several': async (host) => {
    expect(await listed(host, { filter: { status: ['rota', 'parada'] } })).toBe('2,4');
    return 'yes';
  },
  search: async (host) => {
    expect(await listed(host, { filter: { search: ' 3 ' } })).toBe('3');
    return 'yes';
  },
  one: async ({ provider }) => {
    expect((await provider.getOne('pumps', { id: '3' })).data).toMatchObject({ name: 'Bomba 3', power: 30 });
    await expect(provider.getOne('pumps', { id: '99' })).rejects.toMatchObject({ code: 404 });
    return 'yes';
  },
  'several ids': async ({ provider, calls }) => {
    const before = calls.length;
    const { data } = await provider.getMany('pumps', { ids: ['4', '2', '99'] });
    expect(ids(data).split(',').sort().join()).toBe('2,4');
    return calls.length - before === 1 ? 'yes' : 'a call each';
  },
  create: async ({ provider }) => {
    const { data } = await provider.create('pumps', { data: { name: 'Nueva', power: 7, status: 'libre' } });
    expect(data).toMatchObject({ name: 'Nueva', power: 7 });
    expect((await provider.getOne('pumps', { id: data.id })).data).toMatchObject({ name: 'Nueva' });
    return 'yes';
  },
  update: async ({ provider }) => {
    const { data: before } = await provider.getOne('pumps', { id: '2' });
    await provider.update('pumps', { id: '2', data: { name: 'Otra' }, previousData: before });
    expect((await provider.getOne('pumps', { id: '2' })).data).toMatchObject({
      name: 'Otra',
      power: 20,
      status: 'rota',
    });
    return 'yes';
  },
  delete: async ({ provider }) => {
    await provider.call('pumps', { call: { method: 'DELETE', path: '/pumps/{id}' }, scope: { id: '5' } });
    await expect(provider.getOne('pumps', { id: '5' })).rejects.toMatchObject({ code: 404 });
    expect((await provider.getOne('pumps', { id: '1' })).data.id).toBeDefined();
    return 'yes';
  },
  'error of a field': async ({ provider }) => {
    const error: unknown = await provider.create('pumps', { data: { name: '', power: 1 } }).then(
      () => undefined,
      (refusal: unknown) => refusal,
    );
    if (!(error instanceof ApiError)) return 'no';
    expect(error.detail).toContain('Falta el nombre');
    return error.fieldErrors.some(({ pointer }) => pointer.endsWith('/name')) ? 'yes' : 'message only';
  },
};

/** Expected outcomes by host; json-server and Fortune have no required members, so they never reject a record. */
const table = new Map<string, Record<string, Outcome>>();

// Each test continues with the rows of those before it; the last one judges the sum of all.
describe('hosts', { shuffle: false }, () => {
  describe.each(Object.entries(spoken))('a host that speaks %s', (name, { dialect, app }) => {
    let stop: () => Promise<void>;
    let host: Spoken;
    beforeAll(async () => {
      const started = await listenOnFreePort(await app());
      stop = started.stop;
      const calls: string[] = [];
      const request = createRequest({
        hosts: { main: started.baseUrl },
        getToken: () => undefined,
        fetch: (url, init) => {
          calls.push(String(url));
          return fetch(url, init);
        },
      });
      // Use the dialect as data even for the product's own: other dialects extend it.
      const source = dialect === 'json-api' ? {} : dialect;
      host = { provider: createDataProvider({ resources, request, dialects: { main: source } }), calls };
    });
    afterAll(() => stop());

    it.each(Object.entries(skills))('%s', async (skill, ask) => {
      const outcome = await ask(host).then(
        (said): Outcome => said,
        (error: unknown): Outcome => {
          if (error instanceof UnsupportedError) return 'no';
          throw error;
        },
      );
      table.set(name, { ...table.get(name), [skill]: outcome });
    });
  });

  it('the guide says what each of them can be asked', () => {
    const names = [...table.keys()].sort();
    const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`.replaceAll(/ +/g, ' ');
    const made = [
      row(['', ...names]),
      ...Object.keys(skills).map((skill) =>
        row([skill, ...names.map((name) => table.get(name)?.[skill] ?? '')]),
      ),
    ].join('\n');
    const guide = readFileSync('docs/guides/dialects.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('|') && !/^[|\s-]*$/.test(line))
      .map((line) => line.replaceAll(/ +/g, ' '))
      .join('\n');
    expect(guide).toContain(made);
  });
});
