import { describe, expect, it } from 'vitest';
import { createDataProvider, type ConsoleDataProvider } from '.';
import { declareResources } from '../src/testing/declareResources';
import type { Endpoint } from './contract/endpoint';
import { fakeHost, listResponse, type FakeResponse, type FakeHost } from '../src/testing/fakeHost';

const resources = declareResources(
  {
    name: 'rooms',
    label: 'Salas',
    recordRepresentation: 'name',
    api: {
      getList: { path: '/rooms', query: { active: true }, timeout: 30_000 },
      getOne: { path: '/rooms/{id}', query: { include: 'assets' }, apiVersion: 2 },
      create: { path: '/rooms', body: 'data' },
      update: { path: '/rooms/{id}', body: 'data.attributes' },
      delete: { path: '/rooms/{id}' },
    },
    fields: {
      name: { type: 'text' },
      city: { type: 'text', source: 'location.city' },
      zip: { type: 'text', source: 'zip_code', writePath: 'location.postal_code' },
    },
  },
  {
    name: 'bare',
    label: 'B',
    recordRepresentation: 'id',
    api: { path: '/bare', update: { path: '/bare/{id}', method: 'PUT', body: 'bare' } },
    fields: { a: { type: 'text' } },
  },
  {
    name: 'beds',
    label: 'Camas',
    recordRepresentation: 'name',
    api: {
      getList: { path: '/rooms/{id}/beds', paged: false },
      create: { path: '/rooms/{parent.id}/beds', body: { name: '{name}', in: '{parent.name}' } },
      update: { path: '/rooms/{parent.id}/beds/{id}', body: { name: '{name}' } },
    },
    fields: { name: { type: 'text' } },
  },
  {
    name: 'readonly',
    label: 'R',
    recordRepresentation: 'id',
    api: { getList: { path: '/r', paged: false } },
    fields: {},
  },
  {
    name: 'cars',
    label: 'Coches',
    recordRepresentation: 'code',
    api: { dialect: 'json-server', host: 'plain', path: '/cars' },
    fields: {
      code: { type: 'text', sortBy: 'car_code' },
      status: { type: 'text', filterBy: 'car_status' },
      city: { type: 'text', source: 'place.city' },
    },
  },
  {
    name: 'keys',
    label: 'Llaves',
    recordRepresentation: 'name',
    api: {
      id: ['uid', 'id'],
      getList: { path: '/keys' },
      getOne: { path: '/keys/{id}' },
      delete: { path: '/keys/{id}' },
    },
    fields: { name: { type: 'text' } },
  },
  {
    name: 'bikes',
    label: 'Bicicletas',
    recordRepresentation: 'code',
    api: { dialect: 'json-server', host: 'plain', path: '/bikes', id: 'uuid' },
    fields: { code: { type: 'text' } },
  },
);

const LIST = {
  pagination: { page: 2, perPage: 50 },
  sort: { field: 'name', order: 'DESC' as const },
  filter: { search: 'sol' },
};
const PLAIN = { status: 200, headers: { 'X-Total-Count': '120' } };

interface Case {
  answers?: Record<string, FakeResponse>;
  ask: (provider: ConsoleDataProvider) => Promise<unknown>;
  calls: readonly (readonly [call: string, body?: unknown, version?: string])[];
  data: unknown;
}

const cases: Record<string, Case> = {
  'getList → GET with page, size, search and sort [LIST-01]': {
    answers: { 'GET /rooms': listResponse([{ id: 1, name: 'Sol' }], 120) },
    ask: (p) => p.getList('rooms', LIST),
    calls: [['GET /rooms?active=true&page[number]=2&page[size]=50&search=sol&sort=-name']],
    data: { data: [{ id: '1', name: 'Sol' }], total: 120 },
  },
  'getList of one page → GET without paging': {
    answers: { 'GET /r': { body: [{ id: 1 }, { id: 2 }] } },
    ask: (p) => p.getList('readonly', { ...LIST, sort: { field: '', order: 'ASC' }, filter: {} }),
    calls: [['GET /r']],
    data: { data: [{ id: '1' }, { id: '2' }], total: 2 },
  },
  'getList → rows called by the declared member; one without it has no id': {
    answers: { 'GET /keys': listResponse([{ id: 1, uid: 'k1' }, { id: 2 }, { name: 'Sol' }], 3) },
    ask: (p) => p.getList('keys', { ...LIST, sort: { field: '', order: 'ASC' }, filter: {} }),
    calls: [['GET /keys?page[number]=2&page[size]=50']],
    data: { data: [{ id: 'k1', uid: 'k1' }, { id: '2' }, { id: '', name: 'Sol' }], total: 3 },
  },
  'getOne → the record of a list that has the declared id': {
    answers: { 'GET /keys/k1': { body: { data: [{ id: 'k1', uid: 'k0' }, { uid: 'k1' }] } } },
    ask: (p) => p.getOne('keys', { id: 'k1' }),
    calls: [['GET /keys/k1']],
    data: { data: { id: 'k1', uid: 'k1' } },
  },
  'plain getList → rows called by the declared member': {
    answers: { 'GET /plain/bikes': { ...PLAIN, body: [{ id: 7, uuid: 'b1' }, { code: 'X' }] } },
    ask: (p) => p.getList('bikes', { ...LIST, sort: { field: '', order: 'ASC' }, filter: {} }),
    calls: [['GET /plain/bikes?_end=100&_order=ASC&_sort=id&_start=50']],
    data: {
      data: [
        { id: 'b1', uuid: 'b1' },
        { id: '', code: 'X' },
      ],
      total: 120,
    },
  },
  'plain getMany of a declared id → a GET each, since the host knows no `id`': {
    answers: {
      'GET /plain/bikes/b1': { body: { uuid: 'b1' } },
      'GET /plain/bikes/b2': { body: { uuid: 'b2' } },
    },
    ask: (p) => p.getMany('bikes', { ids: ['b1', 'b2'] }),
    calls: [['GET /plain/bikes/b1'], ['GET /plain/bikes/b2']],
    data: { data: [{ id: 'b1' }, { id: 'b2' }] },
  },
  'plain getMany of a declared id → those that there are, whatever became of the others': {
    answers: { 'GET /plain/bikes/b1': { body: { uuid: 'b1' } }, 'GET /plain/bikes/b2': { status: 404 } },
    ask: (p) => p.getMany('bikes', { ids: ['b1', 'b2'] }),
    calls: [['GET /plain/bikes/b1'], ['GET /plain/bikes/b2']],
    data: { data: [{ id: 'b1' }] },
  },
  'plain update of a declared id → PUT without an `id` that the host does not have': {
    answers: { 'PUT /plain/bikes/b1': { status: 204 } },
    ask: (p) =>
      p.update('bikes', {
        id: 'b1',
        data: { code: 'Y' },
        previousData: { id: 'b1', uuid: 'b1', bell: true },
      }),
    calls: [['PUT /plain/bikes/b1', { uuid: 'b1', bell: true, code: 'Y' }]],
    data: { data: { id: 'b1', uuid: 'b1', code: 'Y' } },
  },
  'getList without meta → rows and whether there may be more': {
    answers: { 'GET /bare': { body: { data: [{ id: 1 }] } } },
    ask: (p) =>
      p.getList('bare', {
        pagination: { page: 2, perPage: 1 },
        sort: { field: '', order: 'ASC' },
        filter: {},
      }),
    calls: [['GET /bare?page[number]=2&page[size]=1']],
    data: { data: [{ id: '1' }], pageInfo: { hasPreviousPage: true, hasNextPage: true } },
  },
  'getList at the path of a parent, with its fixed parameters': {
    answers: { 'GET /projects/P1/rooms': listResponse([]) },
    ask: (p) =>
      p.getList('rooms', { ...LIST, meta: { path: '/projects/P1/rooms', query: { client: 'C 1' } } }),
    calls: [
      ['GET /projects/P1/rooms?active=true&client=C+1&page[number]=2&page[size]=50&search=sol&sort=-name'],
    ],
    data: { data: [] },
  },
  'getManyReference → the list with its target as a filter': {
    answers: { 'GET /rooms': listResponse([]) },
    ask: (p) => p.getManyReference('rooms', { ...LIST, filter: {}, target: 'project_id', id: 'P&1' }),
    calls: [['GET /rooms?active=true&page[number]=2&page[size]=50&sort=-name&project_id=P%261']],
    data: { data: [] },
  },
  'getOne → GET, in the declared version [LIST-15]': {
    answers: {
      'GET /rooms/..%2Fx': {
        body: { data: { id: 7, attributes: { name: 'Sol' } }, included: { assets: [{ id: 1 }] } },
      },
    },
    ask: (p) => p.getOne('rooms', { id: '../x' }),
    calls: [['GET /rooms/..%2Fx?include=assets', undefined, '2']],
    data: { data: { id: '7', name: 'Sol', $included: { assets: [{ id: '1' }] } } },
  },
  'getMany → a GET each; one that is gone does not take the others': {
    answers: {
      'GET /bare/1': { body: { data: { id: 1 } } },
      'GET /bare/2': { status: 404 },
      'GET /bare/3': { body: { data: { id: 3 } } },
    },
    ask: (p) => p.getMany('bare', { ids: [1, 2, 3] }),
    calls: [['GET /bare/1'], ['GET /bare/2'], ['GET /bare/3']],
    data: { data: [{ id: '1' }, { id: '3' }] },
  },
  'getMany without a call for one → those of the list that they were chosen from [AREA-46]': {
    answers: { 'GET /rooms/r1/beds': { body: { data: [{ id: 'b1' }, { id: 'b2' }] } } },
    ask: (p) => p.getMany('beds', { ids: ['b2', 'gone'], meta: { path: '/rooms/r1/beds', paged: false } }),
    calls: [['GET /rooms/r1/beds']],
    data: { data: [{ id: 'b2' }] },
  },
  'create → POST of the fields where they are written': {
    answers: { 'POST /rooms': { status: 201, body: { data: { id: 9, name: 'Luna' } } } },
    ask: (p) => p.create('rooms', { data: { name: 'Luna', city: 'Soria', zip: '', unknown: 1 } }),
    calls: [['POST /rooms', { data: { name: 'Luna', location: { city: 'Soria', postal_code: null } } }]],
    data: { data: { id: '9', name: 'Luna' } },
  },
  'create → POST below the record in whose tab the form stands [CONTACT-05]': {
    answers: { 'POST /rooms/r%2F1/beds': { status: 201, body: { data: { id: 'b1' } } } },
    ask: (p) => p.create('beds', { data: { name: 'A' }, meta: { parent: { id: 'r/1', name: 'Sol' } } }),
    calls: [['POST /rooms/r%2F1/beds', { name: 'A', in: 'Sol' }]],
    data: { data: { id: 'b1', name: 'A' } },
  },
  'update → PATCH below it': {
    answers: { 'PATCH /rooms/r1/beds/b1': { body: { data: { id: 'b1', name: 'B' } } } },
    ask: (p) =>
      p.update('beds', {
        id: 'b1',
        data: { name: 'B' },
        previousData: { id: 'b1', name: 'A' },
        meta: { parent: { id: 'r1' } },
      }),
    calls: [['PATCH /rooms/r1/beds/b1', { name: 'B' }]],
    data: { data: { id: 'b1', name: 'B' } },
  },
  'update → PATCH with the id beside the attributes': {
    answers: { 'PATCH /rooms/7': { status: 204 } },
    ask: (p) =>
      p.update('rooms', {
        id: '7',
        data: { name: 'Luna' },
        previousData: { id: '7', name: 'Sol', zip_code: '1' },
      }),
    calls: [['PATCH /rooms/7', { data: { id: '7', attributes: { name: 'Luna' } } }]],
    data: { data: { id: '7' } },
  },
  'update → the declared method, body bare': {
    answers: { 'PUT /bare/7': { body: { meta: {} } } },
    ask: (p) => p.update('bare', { id: 7, data: { a: 'x' }, previousData: { id: 7 } }),
    calls: [['PUT /bare/7', { a: 'x' }]],
    data: { data: { id: 7 } },
  },
  'updateMany → a PATCH each': {
    answers: { 'PATCH /rooms/1': {}, 'PATCH /rooms/2': {} },
    ask: (p) => p.updateMany('rooms', { ids: [1, 2], data: { name: 'x' } }),
    calls: [
      ['PATCH /rooms/1', { data: { id: '1', attributes: { name: 'x' } } }],
      ['PATCH /rooms/2', { data: { id: '2', attributes: { name: 'x' } } }],
    ],
    data: { data: [1, 2] },
  },
  'delete → DELETE without a body': {
    answers: { 'DELETE /rooms/7': { status: 204 } },
    ask: (p) => p.delete('rooms', { id: '7', previousData: { id: '7', name: 'Sol' } }),
    calls: [['DELETE /rooms/7']],
    data: { data: { id: '7', name: 'Sol' } },
  },
  'deleteMany → a DELETE each': {
    answers: { 'DELETE /rooms/1': {}, 'DELETE /rooms/2': {} },
    ask: (p) => p.deleteMany('rooms', { ids: [1, 2] }),
    calls: [['DELETE /rooms/1'], ['DELETE /rooms/2']],
    data: { data: [1, 2] },
  },
  'call → any declared call, filled from its scope [USER-22]': {
    answers: { 'DELETE /users/U%2F1/relationships/assets': { status: 204 } },
    ask: (p) =>
      p.call('rooms', {
        call: {
          method: 'DELETE',
          path: '/users/{parent.id}/relationships/assets',
          query: { a: '{none}' },
          body: { data: [{ id: '{id}' }] },
          apiVersion: 2,
        },
        scope: { id: 'A1', parent: { id: 'U/1' }, none: null },
      }),
    calls: [['DELETE /users/U%2F1/relationships/assets', { data: [{ id: 'A1' }] }, '2']],
    data: { data: { status: 204, body: null } },
  },
  'json-server getList → range, sort, q and filters under the names of the host': {
    answers: { 'GET /plain/cars': { ...PLAIN, body: [{ id: 1 }] } },
    ask: (p) =>
      p.getList('cars', {
        ...LIST,
        sort: { field: 'code', order: 'DESC' },
        filter: { search: 'a&b', status: 'x' },
      }),
    calls: [['GET /plain/cars?_end=100&_order=DESC&_sort=car_code&_start=50&car_status=x&q=a%26b']],
    data: { data: [{ id: 1 }], total: 120 },
  },
  'json-server getList → ends of ranges with suffixes, several values repeated': {
    answers: { 'GET /plain/cars': { ...PLAIN, body: [] } },
    ask: (p) =>
      p.getList('cars', {
        ...LIST,
        sort: { field: 'code', order: 'ASC' },
        filter: {
          conditions: [
            { field: 'status', operator: '>=', value: 1 },
            { field: 'status', operator: '<=', value: 2 },
            { field: 'code', operator: '!=', value: 'x' },
          ],
          plate: ['a', 'b'],
        },
      }),
    calls: [
      [
        'GET /plain/cars?_end=100&_order=ASC&_sort=car_code&_start=50&car_status_gte=1&car_status_lte=2&code_ne=x&plate=a&plate=b',
      ],
    ],
    data: { total: 120 },
  },
  'json-server getManyReference → the list with its target': {
    answers: { 'GET /plain/cars': { ...PLAIN, body: [] } },
    ask: (p) =>
      p.getManyReference('cars', {
        ...LIST,
        sort: { field: '', order: 'ASC' },
        filter: {},
        target: 'owner',
        id: 'U1',
      }),
    calls: [['GET /plain/cars?_end=100&_order=ASC&_sort=id&_start=50&owner=U1']],
    data: { total: 120 },
  },
  'json-server getOne → GET with an encoded id': {
    answers: { 'GET /plain/cars/..%2Fusers': { body: { id: '../users' } } },
    ask: (p) => p.getOne('cars', { id: '../users' }),
    calls: [['GET /plain/cars/..%2Fusers']],
    data: { data: { id: '../users' } },
  },
  'json-server getOne → the record as the host wrote it, whatever its members are called': {
    answers: { 'GET /plain/cars/7': { body: { id: 7, data: 'x', attributes: { a: 1 }, relationships: {} } } },
    ask: (p) => p.getOne('cars', { id: '7' }),
    calls: [['GET /plain/cars/7']],
    data: { data: { id: 7, data: 'x', attributes: { a: 1 }, relationships: {} } },
  },
  'json-server getMany → one GET': {
    answers: { 'GET /plain/cars': { body: [{ id: '1' }] } },
    ask: (p) => p.getMany('cars', { ids: ['1', 'a&b'] }),
    calls: [['GET /plain/cars?id=1&id=a%26b']],
    data: { data: [{ id: '1' }] },
  },
  'json-server create → POST of the fields where they are written': {
    answers: { 'POST /plain/cars': { status: 201, body: { id: '5' } } },
    ask: (p) => p.create('cars', { data: { code: 'X', city: 'Soria' } }),
    calls: [['POST /plain/cars', { code: 'X', place: { city: 'Soria' } }]],
    data: { data: { id: '5' } },
  },
  'json-server update → PUT of the whole record, the edited parts in their places': {
    answers: { 'PUT /plain/cars/5': { body: { id: '5' } } },
    ask: (p) =>
      p.update('cars', {
        id: '5',
        data: { code: 'Y', city: 'Ávila' },
        previousData: { id: '5', code: 'X', notes: 'n', place: { city: 'Soria', zip: '1' }, $included: {} },
      }),
    calls: [['PUT /plain/cars/5', { id: '5', code: 'Y', notes: 'n', place: { city: 'Ávila', zip: '1' } }]],
    data: { data: { id: '5' } },
  },
  'json-server delete and deleteMany → DELETE with encoded ids': {
    answers: { 'DELETE /plain/cars/a%2Fb': { body: {} }, 'DELETE /plain/cars/2': { body: { id: '2' } } },
    ask: async (p) => {
      await p.delete('cars', { id: 'a/b' });
      return p.deleteMany('cars', { ids: ['2'] });
    },
    calls: [['DELETE /plain/cars/a%2Fb'], ['DELETE /plain/cars/2']],
    data: { data: ['2'] },
  },
};

const providerOf = (host: FakeHost, dialects?: Parameters<typeof createDataProvider>[0]['dialects']) =>
  createDataProvider({ resources, request: host.request, dialects });

describe.each([
  ['the data provider: method → call', undefined],
  ['the same for a host whose dialect is json-api with nothing else', { main: {} }],
])('%s', (_, dialects) => {
  it.each(Object.entries(cases))('%s', async (_, { answers = {}, ask, calls, data }) => {
    const host = fakeHost(answers);
    expect(await ask(providerOf(host, dialects))).toMatchObject(data as object);
    const sent = host.recordedCalls.map(({ method, url, body, headers }) => [
      `${method} ${sorted(url)}`,
      body,
      headers.get('Accept-version'),
    ]);
    expect(sent).toEqual(calls.map(([call, body, version = '1']) => [call, body, version]));
  });

  // Sort the parameters, since json-server accepts any order.
  const sorted = (url: string): string => {
    const [path = '', query] = url.split('?');
    return url.startsWith('/plain') && query ? `${path}?${query.split('&').sort().join('&')}` : url;
  };
});

describe('the data provider refuses', () => {
  it.each(['', '.', '..', '\ud800'])('the id %j, before any call, as a promise', async (id) => {
    const host = fakeHost({});
    const provider = providerOf(host);
    for (const name of ['rooms', 'cars']) {
      await expect(provider.getOne(name, { id })).rejects.toThrow(/path segment/);
      await expect(provider.update(name, { id, data: {}, previousData: { id } })).rejects.toThrow(
        /path segment/,
      );
      await expect(provider.delete(name, { id })).rejects.toThrow(/path segment/);
    }
    await expect(
      provider.call('rooms', { call: { method: 'GET', path: '/x/{id}' }, scope: { id } }),
    ).rejects.toThrow(/path segment/);
    expect(host.recordedCalls).toEqual([]);
  });

  it.each([
    ['users', 'logout'],
    ['users', 'LOGOUT'],
    ['users', 'logout/'],
    ['users', 'x/../logout'],
    ['users', '%6cogout'],
    ['users', '../assets/generate-qr-codes/500'],
    ['codes', 'generate-qr-codes'],
    ['codes', 'generate-qr-codes/500'],
  ])(
    'of %s the id %j, which is another call and reads no record: it came with an address',
    async (name, id) => {
      const host = fakeHost({});
      const provider = createDataProvider({
        resources: declareResources(
          { name: 'users', label: 'U', recordRepresentation: 'id', api: { path: '/users' }, fields: {} },
          {
            name: 'codes',
            label: 'C',
            recordRepresentation: 'id',
            api: { path: '/assets', getOne: { path: '/assets/{id}/dashboard' } },
            fields: {},
          },
        ),
        request: host.request,
      });
      await expect(provider.getOne(name, { id })).rejects.toMatchObject({ code: 404 });
      await expect(provider.getMany(name, { ids: [id] })).resolves.toEqual({ data: [] });
      expect(host.recordedCalls).toEqual([]);
    },
  );

  it('of a call of the contract a name in its path that makes it one of the session', async () => {
    const host = fakeHost({});
    const provider = createDataProvider({ resources, request: host.request });
    const reads: Endpoint<'getUser'> = { id: 'getUser', method: 'GET', path: '/users/{id}' };
    await expect(provider.callOperation(reads, { path: { id: 'logout' } })).rejects.toMatchObject({
      code: 800,
    });
    expect(host.recordedCalls).toEqual([]);
  });

  it('resources and calls that nobody declared', async () => {
    const provider = providerOf(fakeHost({}));
    await expect(provider.getOne('ghosts', { id: 1 })).rejects.toMatchObject({ code: 800 });
    await expect(provider.getOne('readonly', { id: 1 })).rejects.toMatchObject({ code: 800 });
    await expect(provider.create('readonly', { data: {} })).rejects.toMatchObject({ code: 800 });
    // A page of a list may not contain the record.
    const meta = { path: '/rooms/r1/beds', paged: true };
    await expect(provider.getMany('beds', { ids: ['b1'], meta })).rejects.toMatchObject({ code: 800 });
  });

  it('a 226 as the success of a form or an action: the host changed nothing', async () => {
    const provider = providerOf(
      fakeHost({ 'POST /rooms': { status: 226 }, 'PATCH /rooms/7': { status: 226 } }),
    );
    await expect(provider.create('rooms', { data: {} })).rejects.toMatchObject({ code: 226 });
    const call = { method: 'POST' as const, path: '/rooms' };
    await expect(provider.call('rooms', { call, scope: {} })).rejects.toMatchObject({ code: 226 });
    await expect(
      provider.update('rooms', { id: 7, data: {}, previousData: { id: 7 } }),
    ).rejects.toMatchObject({ code: 226 });
  });

  it.each([500, 409, 401] as const)('nothing of a %i: it reaches the caller', async (status) => {
    const provider = providerOf(
      fakeHost({ 'DELETE /plain/cars/1': { status }, 'DELETE /rooms/1': { status } }),
    );
    await expect(provider.delete('rooms', { id: 1 })).rejects.toMatchObject({ code: status });
    await expect(provider.delete('cars', { id: 1 })).rejects.toMatchObject({ code: status });
  });
});

it('a read stops when the caller leaves', async () => {
  const caller = new AbortController();
  const provider = providerOf(fakeHost({ 'GET /rooms': 'silent', 'GET /plain/cars': 'silent' }));
  const asked = ['rooms', 'cars'].map((name) => provider.getList(name, { ...LIST, signal: caller.signal }));
  caller.abort();
  for (const { status, reason } of (await Promise.allSettled(asked)) as PromiseRejectedResult[]) {
    expect([status, (reason as Error).name]).toEqual(['rejected', 'AbortError']);
  }
});

it('is no promise and knows no method that it does not have', () => {
  const provider = providerOf(fakeHost({}));
  expect('then' in provider).toBe(false);
  expect(provider.supportAbortSignal).toBe(true);
});
