import { HttpError, type DataProvider } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider, type ApiError } from '..';
import type { ProviderInput } from '../../src/config/schema/runtime/provider';
import { declareResources } from '../../src/testing/declareResources';
import { fakeHost, type FakeResponse } from '../../src/testing/fakeHost';
import { readPath } from '../../src/config/values/readPath';
import { activeView } from '../../src/lib/viewAs/activeView';
import { getWriteCount } from '../../src/lib/writeCount';
import { isOutcomeUnknown } from '../http/apiError';
import { isPendingResult } from '../pendingResult';
import { parseExactJson } from '../http/parseExactJson';
import type { CheckContext } from '../hostChecks/checkContext';
import { checkValues } from '../hostChecks/unreadableValues';
import { overlayProviders } from './overlayProviders';
import { defineProvider, type ProviderContext, type ProviderModule } from './providerModule';

const resources = declareResources({
  name: 'pumps',
  label: 'Bombas',
  recordRepresentation: 'name',
  api: { path: '/Pump' },
  fields: {
    name: { type: 'text' },
    power: { type: 'number' },
    since: { type: 'dateTime', timeZone: 'Europe/Madrid' },
    plan: { type: 'file', upload: 'multipart' },
  },
});

const URL_BASE = 'https://pumps.example/api';

/** The console's data provider over a module of the overlay. */
function open(
  module: ProviderModule,
  options: Partial<Exclude<ProviderInput, string>> = {},
  responses: Parameters<typeof fakeHost>[0] = {},
) {
  overlayProviders.plant = () => Promise.resolve({ default: module });
  const host = fakeHost(responses, {
    hosts: { main: 'https://main.example', plant: URL_BASE },
    getToken: (baseUrl) => (baseUrl.startsWith('https://main.example') ? 'secret' : undefined),
  });
  const dialects = { main: { url: URL_BASE, provider: { module: 'plant', ...options } } };
  return { ...host, provider: createDataProvider({ resources, request: host.request, dialects }) };
}

/** A provider of which only the given methods are called. */
const methods = (given: Record<string, unknown>): DataProvider => given as unknown as DataProvider;

const LIST = { pagination: { page: 2, perPage: 2 }, sort: { field: '', order: 'ASC' as const }, filter: {} };
const failureOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error as ApiError,
  );

afterEach(() => {
  delete overlayProviders.plant;
});

describe('a write of a provider', () => {
  const row = { id: 1, name: 'Bomba' };
  it.each([
    ['create', methods({ create: () => Promise.resolve({ data: row }) })],
    ['update', methods({ update: () => Promise.resolve({ data: row }) })],
    ['delete', methods({ delete: () => Promise.resolve({ data: row }) })],
    ['delete', methods({ delete: () => Promise.reject(new HttpError('No', 500)) })],
  ])('counts as ended after %s, so that a list read before it is read again', async (method, module) => {
    const { provider } = open(module);
    const params = { id: '1', data: { name: 'Otra' }, previousData: row };
    const before = getWriteCount();
    await provider[method as 'update']('pumps', params).catch(() => undefined);
    expect(getWriteCount()).toBe(before + 1);
  });
});

it('a read that a provider sends by POST is no write: it makes no list older', async () => {
  const row = { id: 1, name: 'Bomba' };
  const { provider, calls } = open(
    defineProvider(({ url, httpClient, fetch }) =>
      methods({
        getList: async () => (await httpClient(`${url}/list`, { method: 'POST', body: '{}' })).json,
        getOne: async () => (await fetch(`${url}/one`, { method: 'POST', body: '{}' })).json(),
        update: async () => (await httpClient(`${url}/one`, { method: 'POST', body: '{}' })).json,
      }),
    ),
    {},
    {
      '*': ({ url }) => ({ body: url.endsWith('/list') ? { data: [row], total: 1 } : { data: row } }),
    },
  );
  const before = getWriteCount();
  await provider.getList('pumps', { ...LIST, pagination: { page: 1, perPage: 2 } });
  await provider.getOne('pumps', { id: '1' });
  expect(calls()).toHaveLength(2);
  expect(getWriteCount()).toBe(before);
  await provider.update('pumps', { id: '1', data: { name: 'Otra' }, previousData: { id: 1, name: 'Bomba' } });
  expect(getWriteCount()).toBe(before + 1);
});

it('numbers beyond 2^53 keep every digit in a provider that uses the httpClient of the console', async () => {
  const id = '9007199254740993';
  const row = `{"id":${id},"name":"a","power":12345678901234567891,"owner":9007199254740995,"tags":["9007199254740997"]}`;
  const { provider, recordedCalls } = open(
    defineProvider(({ url, httpClient }) =>
      methods({
        getList: async () => {
          const { json } = await httpClient(`${url}/pumps`);
          return { data: json, total: json.length };
        },
        getOne: async (_: string, params: { id: string }) => ({
          data: (await httpClient(`${url}/pumps/${params.id}`)).json,
        }),
        update: async (_: string, params: { id: string; data: object }) => ({
          data: (
            await httpClient(`${url}/pumps/${params.id}`, {
              method: 'PUT',
              body: JSON.stringify(params.data),
            })
          ).json,
        }),
      }),
    ),
    {},
    { '*': ({ url, method }) => ({ text: method === 'GET' && url.endsWith('/pumps') ? `[${row}]` : row }) },
  );
  const { data: list } = await provider.getList('pumps', {
    ...LIST,
    pagination: { page: 1, perPage: 2 },
  });
  expect(list[0]?.id).toBe(id);
  const { data: record } = await provider.getOne('pumps', { id });
  expect(readPath(record, 'power')).toBe('12345678901234567891');
  const { data } = await provider.update('pumps', { id, data: { name: 'b' }, previousData: record });
  expect(data.id).toBe(id);
  const sent = recordedCalls.at(-1)?.body;
  expect(recordedCalls.at(-1)?.url).toMatch(new RegExp(`/pumps/${id}$`));
  expect(parseExactJson(await (sent as Blob).text())).toEqual(parseExactJson(row.replace('"a"', '"b"')));
});

describe('the params that a provider gets', () => {
  it('are those of react-admin: its name, a page, a sort, a filter and nothing of the console', async () => {
    const getList = vi.fn(() => Promise.resolve({ data: [], total: 0 }));
    const { provider } = open(methods({ getList }), {
      search: { any: [{ name: { like: '{value}' } }] },
      filter: {
        '>=': { '{field}': { gte: '{value}' } },
        '<=': { '{field}': { lte: '{value}' } },
        'not null': { '{field}': { is: '{value}' } },
      },
      dates: 'iso',
    });
    const conditions = [
      { field: 'power', operator: '>=', value: 1 },
      { field: 'power', operator: '<=', value: 9 },
      { field: 'since', operator: '>=', value: 1_767_225_600 },
      { field: 'name', operator: 'is', value: 'not null' },
    ];
    await provider.getList('pumps', { ...LIST, filter: { conditions, search: 'agua' } });
    expect(getList.mock.calls).toEqual([
      [
        'Pump',
        {
          pagination: { page: 2, perPage: 2 },
          sort: { field: 'id', order: 'ASC' },
          filter: {
            power: { gte: 1, lte: 9 },
            since: { gte: '2026-01-01T00:00:00.000Z' },
            name: { is: null },
            any: [{ name: { like: 'agua' } }],
          },
        },
      ],
    ]);
  });

  it('never lose one of two filters for the same member', async () => {
    const getList = vi.fn();
    const { provider } = open(methods({ getList }));
    const filter = { conditions: [{ field: 'power', operator: '=', value: 1 }] };
    await expect(
      provider.getList('pumps', { ...LIST, filter, meta: { query: { power: 2 } } }),
    ).rejects.toThrow('Este servidor no admite dos filtros a la vez por «power».');
    expect(getList).not.toHaveBeenCalled();
  });

  it('are the whole record in an update, with what no form has and dates as they came', async () => {
    const record = { id: 7, name: 'A', since: '2026-01-01T01:00:00+01:00', deep: { kept: [1] } };
    const update = vi.fn((_: string, { data }: { data: object }) => Promise.resolve({ data }));
    const { provider } = open(methods({ getOne: () => Promise.resolve({ data: record }), update }));
    const { data: previousData } = await provider.getOne('pumps', { id: '7' });
    const { data } = await provider.update('pumps', { id: '7', data: { name: 'B' }, previousData });
    expect(update.mock.calls[0]).toEqual([
      'Pump',
      { id: 7, data: { ...record, name: 'B' }, previousData: record },
    ]);
    expect(data).toMatchObject({ id: '7', name: 'B', since: 1_767_225_600 });
  });

  it('have no file that its host would have to receive otherwise', async () => {
    const { PendingUpload } = await import('../../src/lib/file/pendingUpload');
    const create = vi.fn();
    const { provider } = open(methods({ create }));
    const plan = new PendingUpload(new File(['x'], 'x.pdf'), { kind: 'multipart' }, 'plan');
    await expect(provider.create('pumps', { data: { plan } })).rejects.toThrow('no admite subir archivos');
    expect(create).not.toHaveBeenCalled();
  });
});

describe('the rows that a provider returns', () => {
  const rows = (count: number, from = 1) =>
    Array.from({ length: count }, (_, index) => ({ id: from + index, name: 'x' }));

  it('have a next page without a total', async () => {
    const { provider } = open(
      methods({
        getList: () =>
          Promise.resolve({ data: rows(2), pageInfo: { hasNextPage: false, hasPreviousPage: true } }),
      }),
    );
    const { data, total, pageInfo } = await provider.getList('pumps', LIST);
    expect([data.map(({ id }) => id as string), total, pageInfo]).toEqual([
      ['1', '2'],
      undefined,
      { hasNextPage: false, hasPreviousPage: true },
    ]);
  });

  it('are completed if its pages are shorter than those of the console', async () => {
    const getList = vi.fn((_: string, { pagination: { page, perPage } }: typeof LIST) => {
      const size = Math.min(perPage, 2);
      return Promise.resolve({ data: rows(6).slice((page - 1) * size, page * size), total: 6 });
    });
    const { provider } = open(methods({ getList }));
    const { data } = await provider.getList('pumps', { ...LIST, pagination: { page: 1, perPage: 4 } });
    expect(data.map(({ id }) => id as string)).toEqual(['1', '2', '3', '4']);
  });

  it.each([
    ['no list', () => Promise.resolve({ data: null }), 'La respuesta no contiene una lista.'],
    ['nothing', () => Promise.resolve(undefined), 'La respuesta no contiene una lista.'],
  ])('are never «none» when there is %s', async (_, getList, message) => {
    const { provider } = open(methods({ getList }));
    await expect(provider.getList('pumps', LIST)).rejects.toThrow(message);
  });

  it.each<[string, object, number]>([
    ['no record', { getOne: vi.fn().mockResolvedValue({ data: null }) }, 404],
    [
      'an error where several are none',
      {
        getOne: vi.fn().mockRejectedValue(new HttpError('Cannot convert null', 200, new TypeError('null'))),
        getMany: vi.fn().mockResolvedValue({ data: [] }),
      },
      404,
    ],
    [
      'an error where several are there',
      {
        getOne: vi.fn().mockRejectedValue(new Error('Roto')),
        getMany: vi.fn().mockResolvedValue({ data: [{ id: 1 }] }),
      },
      0,
    ],
    ['another status', { getOne: vi.fn().mockRejectedValue(new HttpError('No', 403)) }, 403],
  ])('are a 404 for a record that there is not: %s', async (_, given, status) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { provider } = open(methods(given as Record<string, unknown>));
    expect((await failureOf(provider.getOne('pumps', { id: '1' }))).status).toBe(status);
    log.mockRestore();
  });
});

describe('the errors of a provider', () => {
  const failWith = async (error: unknown): Promise<ApiError> => {
    const { provider } = open(methods({ create: vi.fn().mockRejectedValue(error) }));
    return failureOf(provider.create('pumps', { data: { name: 'a' } }));
  };

  it('keep the status, the message, and the messages of fields as react-admin reads them', async () => {
    const body = {
      errors: {
        root: { serverError: 'Revisa la bomba' },
        name: 'Ya existe',
        power: { message: 'Es mucha' },
        place: { city: 'No está' },
      },
    };
    const error = await failWith(new HttpError('Bad Request', 422, body));
    expect([error.status, error.fieldErrors]).toEqual([
      422,
      [
        { pointer: '/name', message: 'Ya existe' },
        { pointer: '/power', message: 'Es mucha' },
        { pointer: '/place/city', message: 'No está' },
      ],
    ]);
    const alone = await failWith(new HttpError('', 400, { errors: { root: { serverError: 'Revisa' } } }));
    expect(alone.message).toBe('Revisa');
    expect((await failWith(new HttpError('Cerrado por obras', 409))).message).toBe('Cerrado por obras');
  });

  it.each([
    ['of a browser', new TypeError('Failed to fetch')],
    ['through a GraphQL client', new HttpError('Failed to fetch', undefined as never)],
    ['after the time is up', new HttpError('ECONNABORTED', undefined as never)],
  ])('of a connection %s leave the outcome of a write unknown', async (_, error) => {
    expect(isOutcomeUnknown(await failWith(error))).toBe(true);
  });

  it('have the status of a response that no query came to', async () => {
    const networkError = { statusCode: 503, result: { errors: [{ message: 'Cerrado' }] } };
    const error = await failWith(Object.assign(new Error('Response not successful'), { networkError }));
    expect([error.status, error.message]).toEqual([503, 'Cerrado']);
  });

  it('of its code are told to developers, not to people', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = await failWith(new TypeError("Cannot read properties of undefined (reading 'x')"));
    expect([error.message, log.mock.calls.length]).toEqual(['800', 1]);
    log.mockRestore();
  });

  it('of a method that it does not have refuse that alone', async () => {
    const { provider } = open(methods({ getOne: () => Promise.resolve({ data: { id: 1 } }) }));
    await expect(provider.delete('pumps', { id: '1' })).rejects.toThrow(
      'Este servidor no admite borrar registros.',
    );
  });

  it('name the module that this console does not have', async () => {
    const { provider } = open(methods({}), { module: 'other' });
    await expect(provider.getList('pumps', LIST)).rejects.toThrow('no tiene el módulo «providers/other.ts»');
  });
});

describe('the requests of a module', () => {
  const listBy = (send: (context: ProviderContext) => Promise<unknown>) =>
    defineProvider((context) => methods({ getList: () => send(context) }));

  it('go through the console, without the session of another host', async () => {
    const module = listBy(async ({ url, httpClient }) => {
      const { json, headers, status } = await httpClient(`${url}/pumps?a=1`, {
        method: 'POST',
        body: '{"a":1}',
        headers: new Headers({ 'X-Key': 'k' }),
      });
      return { data: json as unknown[], total: Number(headers.get('X-Total')) + status };
    });
    const { provider, recordedCalls } = open(
      module,
      {},
      {
        '*': { status: 201, body: [{ id: 1 }], headers: { 'X-Total': '40' } },
      },
    );
    const { total } = await provider.getList('pumps', LIST);
    const [call] = recordedCalls;
    if (!call) return expect.unreachable();
    expect(total).toBe(241);
    expect(call).toMatchObject({ method: 'POST', url: `${URL_BASE}/pumps?a=1` });
    expect(await (call.body as Blob).text()).toBe('{"a":1}');
    expect([...call.headers.entries()]).toEqual([['x-key', 'k']]);
  });

  it.each([
    ['another host of the config', 'https://main.example/users'],
    ['a path above its own', `${URL_BASE}/../users`],
    ['any other', 'https://elsewhere.example/'],
  ])('never reach %s', async (_, url) => {
    const { provider, calls } = open(listBy(({ fetch }) => fetch(url)));
    await failureOf(provider.getList('pumps', LIST));
    expect(calls()).toEqual([]);
  });

  it('have the status and the body of an error, as those of react-admin', async () => {
    const module = defineProvider(({ url, httpClient }) =>
      methods({ create: () => httpClient(`${url}/pumps`, { method: 'POST', body: '{}' }) }),
    );
    const { provider } = open(
      module,
      {},
      {
        '*': { status: 422, body: { message: 'No vale', errors: { name: 'Ya existe' } } },
      },
    );
    const error = await failureOf(provider.create('pumps', { data: { name: 'a' } }));
    expect([error.status, error.fieldErrors]).toEqual([422, [{ pointer: '/name', message: 'Ya existe' }]]);
  });

  it('stop with the request of the console', async () => {
    const module = defineProvider(({ url, fetch }) =>
      methods({
        getOne: (_: string, { signal }: { signal: AbortSignal }) => fetch(`${url}/pumps/1`, { signal }),
      }),
    );
    const { provider } = open(module, {}, { '*': 'silent' });
    const controller = new AbortController();
    const failure = failureOf(provider.getOne('pumps', { id: '1', signal: controller.signal }));
    controller.abort();
    expect((await failure).name).toBe('AbortError');
  });
});

describe('a write that a provider only got accepted (202)', () => {
  const A = { id: 'a', name: 'A', power: 1 };
  const byHttpClient = defineProvider(({ url, httpClient }) => {
    const send = async (path: string, method?: string, data?: object) => ({
      data: (
        await httpClient(`${url}/pumps${path}`, {
          ...(method && { method }),
          ...(data && { body: JSON.stringify(data) }),
        })
      ).json as object,
    });
    return methods({
      getOne: (_: string, { id }: { id: string }) => send(`/${id}`),
      create: (_: string, { data }: { data: object }) => send('', 'POST', data),
      update: (_: string, { id, data }: { id: string; data: object }) => send(`/${id}`, 'PUT', data),
      delete: (_: string, { id }: { id: string }) => send(`/${id}`, 'DELETE'),
    });
  });
  const write = async (method: 'create' | 'update' | 'delete', read: FakeResponse, status = 202) => {
    const { provider } = open(
      byHttpClient,
      {},
      {
        'GET https://pumps.example/api/pumps/a': read,
        '*': { status, body: { ...A, name: 'B' } },
      },
    );
    const params = { id: 'a', data: { name: 'B' }, previousData: A };
    const result = await provider[method as 'update']('pumps', params);
    return [isPendingResult(result), result.data.id];
  };

  it.each<['create' | 'update' | 'delete', FakeResponse, boolean, string]>([
    ['update', { body: A }, true, 'a'],
    ['update', { body: { ...A, name: 'B' } }, false, 'a'],
    ['create', { status: 404 }, true, ''],
    ['create', { body: { ...A, name: 'B' } }, false, 'a'],
    ['delete', { body: A }, true, 'a'],
    ['delete', { status: 404 }, false, 'a'],
  ])('is pending until it reads back: %s, %j', async (method, read, isPending, id) => {
    expect(await write(method, read)).toEqual([isPending, id]);
  });

  it('is done with 200, without another read', async () => {
    expect(await write('update', { status: 500 }, 200)).toEqual([false, 'a']);
  });

  it('is pending as a declared call too', async () => {
    const { provider } = open(
      byHttpClient,
      {},
      {
        'GET https://pumps.example/api/pumps/a': { body: A },
        '*': { status: 202, body: A },
      },
    );
    const call = { method: 'DELETE' as const, path: '/Pump/{id}' };
    const { data } = await provider.call('pumps', { call, scope: { id: 'a' } });
    expect(data).toMatchObject({ status: 202, isPending: true });
  });
});

describe('ids that a provider has rounded', () => {
  const ROUNDED = 2 ** 53 + 2;
  // Each test has a resource of its own: the warning appears once for each.
  const openWells = (name: string, row: object) => {
    const plants = declareResources({
      name,
      label: 'Pozos',
      recordRepresentation: 'name',
      api: { path: '/wells' },
      fields: { name: { type: 'text' }, plant: { type: 'reference', resource: name } },
    });
    const update = vi.fn(() => Promise.resolve({ data: row }));
    overlayProviders.plant = () =>
      Promise.resolve({
        default: methods({
          getList: () => Promise.resolve({ data: [row], total: 1 }),
          getOne: () => Promise.resolve({ data: row }),
          update,
        }),
      });
    const { request } = fakeHost({});
    const dialects = { main: { url: URL_BASE, provider: { module: 'plant' } } };
    return { plants, update, provider: createDataProvider({ resources: plants, request, dialects }) };
  };

  it('lead to no page and no record, and are said once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { plants, provider } = openWells('wells', { id: ROUNDED, name: 'A', plant: ROUNDED });
    const { data } = await provider.getList('wells', { ...LIST, pagination: { page: 1, perPage: 2 } });
    await provider.getList('wells', { ...LIST, pagination: { page: 1, perPage: 2 } });
    expect(data.map(({ id, name, plant }) => [id, name, plant])).toEqual([['', 'A', null]]);
    const report = vi.fn<CheckContext['report']>();
    checkValues(
      { resource: plants.get('wells'), report } as Partial<CheckContext> as CheckContext,
      data,
      undefined,
    );
    expect(report.mock.calls.map(([{ level, text }]) => [level, text])).toEqual([
      ['must', expect.stringContaining('"id", "plant"')],
    ]);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('"wells": the module rounds')]]);
    warn.mockRestore();
  });

  it('are not written: a record with such a number is refused before it is sent', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { provider, update } = openWells('springs', {
      id: '7',
      name: 'A',
      plant: ROUNDED,
      owner: { no: ROUNDED },
    });
    const { data: previousData } = await provider.getOne('springs', { id: '7' });
    const error = await failureOf(provider.update('springs', { id: '7', data: { name: 'B' }, previousData }));
    expect(error.message).toMatch(/redondea.*«plant».*«owner\.no»/);
    expect(update).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('are not taken for rounded: numbers that JavaScript keeps, and decimals', async () => {
    const { provider, update } = openWells('ponds', { id: 7, name: 'A', plant: 2 ** 53 - 1, owner: 0.1 });
    const { data: previousData } = await provider.getOne('ponds', { id: '7' });
    await provider.update('ponds', { id: '7', data: { name: 'B' }, previousData });
    expect(update).toHaveBeenCalledOnce();
  });
});

it('while the console is seen as another role, no method of a provider that writes is called', async () => {
  const create = vi.fn();
  const refusal = new Error('read only');
  const { provider } = open(defineProvider(() => methods({ create })));
  activeView.current = {
    name: 'Gestor',
    permissions: [],
    profile: {},
    Band: () => null,
    refuseWrite: () => {
      throw refusal;
    },
  };
  try {
    await expect(provider.create('pumps', { data: { name: 'P1' } })).rejects.toBe(refusal);
    expect(create).not.toHaveBeenCalled();
  } finally {
    activeView.current = undefined;
  }
});
