import { describe, expect, it } from 'vitest';
import { ApiError, createDataProvider } from '..';
import type { DialectSource } from '../../src/config/dialects/resolveDialect';
import { declareResources } from '../../src/testing/declareResources';
import { fakeHost, type FakeResponse, type RecordedCall } from '../../src/testing/fakeHost';

const resources = declareResources(
  {
    name: 'pumps',
    label: 'Bombas',
    recordRepresentation: 'name',
    api: { path: '/pumps' },
    fields: {
      name: { type: 'text', sortBy: 'pump_name' },
      building: { type: 'reference', resource: 'buildings' },
    },
  },
  {
    name: 'buildings',
    label: 'Edificios',
    recordRepresentation: 'name',
    api: { path: '/sites', type: 'site' },
    fields: {},
  },
  {
    name: 'meters',
    label: 'Contadores',
    recordRepresentation: 'name',
    api: {
      id: 'meterId',
      path: '/meters',
      getList: { path: '/meters', query: { active: true }, sort: 'colon', data: ['found'] },
      update: { path: '/meters/{id}/name', method: 'POST', body: { name: '{name}' } },
    },
    fields: { name: { type: 'text' } },
  },
);
const LIST = { pagination: { page: 1, perPage: 2 }, sort: { field: '', order: 'ASC' as const }, filter: {} };

const spoken = (dialect: DialectSource, answers: Parameters<typeof fakeHost>[0]) => {
  const host = fakeHost(answers);
  return {
    ...host,
    provider: createDataProvider({ resources, request: host.request, dialects: { main: dialect } }),
  };
};
const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => {
      throw new Error('It should have failed');
    },
    (error: unknown) => error as ApiError,
  );

describe('pages', () => {
  const cursor: DialectSource = {
    extends: 'limit-offset',
    page: { query: 'max={size}&from={cursor}', cursor: ['next'] },
    getList: { total: [], next: [] },
  };
  const answers = {
    'GET /pumps?max=2': { body: { data: [{ id: 1 }, { id: 2 }], next: '/pumps?from=b%26c&max=2' } },
    'GET /pumps?max=2&from=b%26c': { body: { data: [{ id: 3 }, { id: 4 }], next: 'd' } },
    'GET /pumps?max=2&from=d': { body: { data: [{ id: 5 }], next: null } },
  };

  it('by cursor: each begins where the one before says, also when it is opened by its address', async () => {
    const { provider, calls } = spoken(cursor, answers);
    const page = (at: number) => provider.getList('pumps', { ...LIST, pagination: { page: at, perPage: 2 } });
    expect(await page(3)).toMatchObject({
      data: [{ id: 5 }],
      pageInfo: { hasPreviousPage: true, hasNextPage: false },
    });
    expect(calls()).toEqual(Object.keys(answers));
    expect(await page(2)).toMatchObject({ data: [{ id: 3 }, { id: 4 }], pageInfo: { hasNextPage: true } });
    expect(calls()).toHaveLength(4);
    expect(await page(4)).toMatchObject({ data: [], pageInfo: { hasNextPage: false } });
  });

  it('by what the last row has', async () => {
    const { provider, calls } = spoken(
      { ...cursor, page: { query: 'max={size}&after={cursor}', cursorField: 'id' } },
      { '*': { body: [{ id: 1 }, { id: 7 }] } },
    );
    await provider.getList('pumps', { ...LIST, pagination: { page: 2, perPage: 2 } });
    expect(calls()).toEqual(['GET /pumps?max=2', 'GET /pumps?max=2&after=7']);
  });

  it('larger than the host gives are read in equal parts', async () => {
    const { provider, calls } = spoken(
      { extends: 'spring', page: { maxSize: 20 } },
      { '*': { body: { content: Array.from({ length: 15 }, (_, id) => ({ id })), totalElements: 90 } } },
    );
    const { data, total } = await provider.getList('pumps', {
      ...LIST,
      pagination: { page: 2, perPage: 30 },
    });
    expect(calls()).toEqual(['GET /pumps?page=2&size=15', 'GET /pumps?page=3&size=15']);
    expect([data.length, total]).toEqual([30, 90]);
  });

  describe('of a host that gives fewer rows than it is asked for', () => {
    const all = Array.from({ length: 47 }, (_, id) => ({ id: id + 1 }));
    const ids = (data: readonly unknown[]) => data.map((row) => (row as { id: number }).id);
    /** A host that returns ten rows per request; `isSized`: fewer if fewer are requested. */
    const tens = (dialect: DialectSource, isSized: boolean, isCounted = true) => {
      const { provider, calls } = spoken(dialect, {
        'GET /pumps': ({ url }: RecordedCall): FakeResponse => {
          const asked = new URLSearchParams(url.split('?')[1]);
          const size = isSized ? Math.min(10, Number(asked.get('page_size'))) : 10;
          const offset = (Number(asked.get('page')) - 1) * size;
          if (offset >= all.length) return { status: 404 };
          const results = all.slice(offset, offset + size);
          const next = offset + size < all.length ? 'more' : null;
          return { body: { ...(isCounted && { count: all.length }), next, results } };
        },
      });
      const read = (page: number, perPage: number) =>
        provider.getList('pumps', { ...LIST, pagination: { page, perPage } });
      return { read, calls };
    };
    const fixed: DialectSource = { extends: 'limit-offset', page: { query: 'page={page}' } };
    const capped: DialectSource = { ...fixed, page: { query: 'page={page}&page_size={size}' } };

    it.each([
      ['pages of its own size', fixed, false, true],
      ['pages of its own size and no total', fixed, false, false],
      ['at most ten', capped, true, true],
      ['at most ten and no total', capped, true, false],
    ] as const)('they are all there: %s', async (_, dialect, isSized, isCounted) => {
      const { read } = tens(dialect, isSized, isCounted);
      const first = await read(1, 25);
      expect(ids(first.data)).toEqual(ids(all.slice(0, 25)));
      expect(isCounted ? first.total === 47 : first.pageInfo?.hasNextPage).toBe(true);
      expect(ids((await read(2, 25)).data)).toEqual(ids(all.slice(25)));
      expect(ids((await read(1, 100)).data)).toEqual(ids(all));
    });

    it.each([
      ['pages of its own size', fixed, false],
      ['at most ten', capped, true],
    ] as const)(
      'a later page is the right one, though it is opened first: %s',
      async (_, dialect, isSized) => {
        expect(ids((await tens(dialect, isSized).read(2, 20)).data)).toEqual(ids(all.slice(20, 40)));
        expect(ids((await tens(dialect, isSized).read(2, 40)).data)).toEqual(ids(all.slice(40)));
      },
    );

    it('a page whose size no smaller one divides needs no call for each row', async () => {
      const { read, calls } = tens(capped, true);
      expect(ids((await read(1, 47)).data)).toEqual(ids(all));
      // The first one shows the limit.
      expect(calls()).toHaveLength(6);
      expect(ids((await read(2, 23)).data)).toEqual(ids(all.slice(23, 46)));
    });

    it('as many as `maxSize` says, where the query has no size', async () => {
      const { read, calls } = tens({ ...fixed, page: { query: 'page={page}', maxSize: 10 } }, false);
      expect(ids((await read(2, 15)).data)).toEqual(ids(all.slice(15, 30)));
      expect(calls()).toEqual(['GET /pumps?page=2', 'GET /pumps?page=3']);
      expect(ids((await read(2, 5)).data)).toEqual(ids(all.slice(5, 10)));
    });

    it('a total that is wrong changes nothing', async () => {
      const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
      const { provider } = spoken('limit-offset', {
        'GET /pumps?limit=20&offset=0': { body: { count: 90, results: rows } },
        '*': { body: { count: 90, results: [] } },
      });
      const read = () => provider.getList('pumps', { ...LIST, pagination: { page: 1, perPage: 20 } });
      expect(ids((await read()).data)).toEqual([1, 2, 3]);
      expect(ids((await read()).data)).toEqual([1, 2, 3]);
    });
  });

  it('by a header, with a total of a header; whole where there are none', async () => {
    const range: DialectSource = {
      extends: 'postgrest',
      page: { query: '', headers: { Range: '{offset}-{last}' } },
    };
    const { provider, recordedCalls } = spoken(range, {
      '*': { status: 206, body: [{ id: 3 }], headers: { 'Content-Range': '2-3/4' } },
    });
    expect(await provider.getList('pumps', { ...LIST, pagination: { page: 2, perPage: 2 } })).toMatchObject({
      total: 4,
    });
    expect(recordedCalls[0]?.url).toBe('/pumps?order=id.asc');
    expect(recordedCalls[0]?.headers.get('Range')).toBe('2-3');
    const whole = spoken(
      { extends: 'limit-offset', page: false },
      { '*': { body: [{ id: 1 }, { id: 2 }, { id: 3 }] } },
    );
    expect(await whole.provider.getList('pumps', LIST)).toMatchObject({ total: 3 });
    expect(whole.calls()).toEqual(['GET /pumps']);
  });

  it.each<[string, unknown, object]>([
    [
      'a total that is not said',
      { content: [{ id: 1 }, { id: 2 }], last: false },
      { pageInfo: { hasNextPage: true } },
    ],
    [
      'the last page, though it is full',
      { content: [{ id: 1 }, { id: 2 }], last: true },
      { pageInfo: { hasNextPage: false } },
    ],
    ['pages alone', { content: [{ id: 1 }], totalPages: 1 }, { total: 1 }],
    [
      'rows under the name of their type',
      { _embedded: { pumps: [{ id: 1 }] }, page: { totalElements: 9 } },
      { total: 9 },
    ],
  ])('of a host that says %s', async (_, body, said) => {
    expect(await spoken('spring', { '*': { body } }).provider.getList('pumps', LIST)).toMatchObject(said);
  });
});

describe('what a declaration says wins', () => {
  it('over the dialect of its host, call by call', async () => {
    const { provider, recordedCalls, calls } = spoken('postgrest', {
      'GET /meters?active=true&limit=2&offset=0&sort=name%3Adesc': {
        body: { found: [{ meterId: 'm1', name: 'A' }] },
      },
      '*': { body: [{ meterId: 'm1' }] },
    });
    const { data } = await provider.getList('meters', { ...LIST, sort: { field: 'name', order: 'DESC' } });
    expect(data).toEqual([{ id: 'm1', meterId: 'm1', name: 'A' }]);
    await provider.getOne('meters', { id: 'm1' });
    await provider.getMany('meters', { ids: ['m1', 'a"b,c'] });
    await provider.update('meters', { id: 'm1', data: { name: 'B' }, previousData: { id: 'm1', name: 'A' } });
    expect(calls().map(decodeURIComponent)).toEqual([
      'GET /meters?active=true&limit=2&offset=0&sort=name:desc',
      'GET /meters?meterId=eq.m1',
      String.raw`GET /meters?meterId=in.("m1","a\"b,c")`,
      'POST /meters/m1/name',
    ]);
    expect(recordedCalls.at(-1)?.body).toEqual({ name: 'B' });
    expect(recordedCalls.some(({ headers }) => headers.has('Accept-version'))).toBe(false);
  });

  it('and what is fixed is narrowed, never taken away', async () => {
    const { provider, calls } = spoken('limit-offset', { '*': { body: [] } });
    const list = (filter: object) =>
      provider.getList('meters', { ...LIST, filter, meta: { query: { site: 7 } } });
    await list({ active: true, name: 'x' });
    await expect(list({ active: false })).rejects.toThrow(
      'Este servidor no admite el filtro por «active» en esta lista, que ya es una selección por lo mismo.',
    );
    await provider.getManyReference('pumps', { ...LIST, target: 'building', id: 'b1' });
    expect(calls()).toEqual([
      'GET /meters?active=true&site=7&limit=2&offset=0&name=x',
      'GET /pumps?limit=2&offset=0&building=b1',
    ]);
  });
});

describe('writes', () => {
  const previousData = { id: '1', name: 'A', building: 'b1', bell: true, $included: {} };

  it('name types and relationships where JSON:API does', async () => {
    const { provider, recordedCalls } = spoken('jsonapi.org', { '*': { status: 204 } });
    await provider.create('pumps', { data: { name: 'A', building: 'b1' } });
    await provider.update('pumps', { id: '1', data: { building: '' }, previousData });
    await provider.update('pumps', { id: '1', data: { name: 'B' }, previousData });
    expect(recordedCalls.map(({ body }) => body)).toEqual([
      {
        data: {
          type: 'pumps',
          attributes: { name: 'A' },
          relationships: { building: { data: { type: 'site', id: 'b1' } } },
        },
      },
      { data: { type: 'pumps', id: '1', attributes: {}, relationships: { building: { data: null } } } },
      { data: { type: 'pumps', id: '1', attributes: { name: 'B' } } },
    ]);
  });

  it('send the whole record where it is replaced, read first where nobody has', async () => {
    const { provider, recordedCalls } = spoken('spring', {
      'GET /pumps/2': { body: { id: 2, name: 'C', bell: false } },
      '*': { status: 204 },
    });
    const { data } = await provider.update('pumps', { id: '1', data: { name: 'B' }, previousData });
    expect(data).toMatchObject({ id: '1', name: 'B', bell: true });
    await provider.updateMany('pumps', { ids: ['2'], data: { name: 'D' } });
    expect(recordedCalls.map(({ method, body }) => [method, body])).toEqual([
      ['PUT', { id: '1', name: 'B', building: 'b1', bell: true }],
      ['GET', undefined],
      ['PUT', { id: 2, name: 'D', bell: false }],
    ]);
  });

  it('say that there is no value as the field does: null, an empty text, or not at all', async () => {
    const fields = {
      note: { type: 'text', writeEmptyAs: 'text' },
      mail: { type: 'email', writeEmptyAs: 'omit' },
      power: { type: 'number', writeEmptyAs: 'omit' },
      name: { type: 'text' },
    } as const;
    const own = declareResources({
      name: 'pumps',
      label: 'Bombas',
      recordRepresentation: 'name',
      api: { path: '/pumps' },
      fields,
    });
    for (const dialect of ['json-api', 'limit-offset', 'spring'] as const) {
      const host = fakeHost({ '*': { status: 204 } });
      const { request } = host;
      const provider = createDataProvider({ resources: own, request, dialects: { main: dialect } });
      const none = { note: null, mail: null, power: '', name: '' };
      const previousData = { id: '1', note: 'x', mail: 'a@b.es' };
      await provider.create('pumps', { data: none });
      await provider.update('pumps', { id: '1', data: none, previousData });
      const bodies = host.recordedCalls.map(({ body }) => body as { data?: { attributes: unknown } });
      expect(bodies.map((body) => body.data?.attributes ?? body)).toEqual([
        { name: null },
        { note: '', mail: null, name: null, ...(dialect === 'spring' && { id: '1' }) },
      ]);
    }
  });

  it('in an envelope of the host’s own', async () => {
    const { provider, recordedCalls } = spoken(
      {
        extends: 'limit-offset',
        create: { body: { pump: '{fields}', kind: '{type}' } },
        update: { method: 'POST', body: 'data' },
      },
      { '*': { body: { id: 3, name: 'A' } } },
    );
    expect(await provider.create('pumps', { data: { name: 'A' } })).toMatchObject({ data: { id: 3 } });
    await provider.update('pumps', { id: '1', data: { name: 'B' }, previousData });
    expect(recordedCalls.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/pumps', { pump: { name: 'A' }, kind: 'pumps' }],
      ['POST', '/pumps/1', { data: { name: 'B' } }],
    ]);
  });

  it('of a record that is named in the query meet that record or none', async () => {
    const { provider, calls } = spoken('postgrest', { '*': { body: [] } });
    const remove = { method: 'DELETE' as const, path: '/pumps/{id}' };
    for (const id of ['', '.']) {
      await expect(provider.delete('pumps', { id })).rejects.toThrow(/path segment/);
      await expect(provider.update('pumps', { id, data: {}, previousData: { id } })).rejects.toThrow(
        /path segment/,
      );
      await expect(provider.call('pumps', { call: remove, scope: { id } })).rejects.toThrow(/path segment/);
    }
    expect(calls()).toEqual([]);
    const gone = provider.update('pumps', { id: '1', data: { name: 'B' }, previousData });
    await expect(gone).rejects.toMatchObject({ code: 404 });
    await expect(provider.call('pumps', { call: remove, scope: { id: '1' } })).rejects.toMatchObject({
      code: 404,
    });
    expect(calls()).toEqual(['PATCH /pumps?id=eq.1', 'DELETE /pumps?id=eq.1']);
  });
});

describe('refusals', () => {
  it.each<[string, DialectSource, unknown, string, unknown[]]>([
    [
      'pointers',
      'jsonapi.org',
      { errors: [{ title: 'No', source: { pointer: '/data/attributes/name' } }] },
      'No',
      [{ pointer: '/data/attributes/name', message: 'No' }],
    ],
    [
      'lists of words',
      'limit-offset',
      { detail: [{ loc: ['body', 'rooms', '0', 'name'], msg: 'Falta' }] },
      'Falta',
      [{ pointer: '/rooms/0/name', message: 'Falta' }],
    ],
    [
      'paths',
      'hydra',
      { violations: [{ propertyPath: 'rooms[0].name', message: 'Falta' }] },
      'Falta',
      [{ pointer: '/rooms/0/name', message: 'Falta' }],
    ],
    [
      'tables',
      'limit-offset',
      { title: 'Mal', errors: { name: ['Falta', 'Corto'] } },
      'Falta Corto',
      [
        { pointer: '/name', message: 'Falta' },
        { pointer: '/name', message: 'Corto' },
      ],
    ],
    [
      'the body as a table',
      'limit-offset',
      { name: ['Falta'], title: 'Mal', status: 400 },
      'Falta',
      [{ pointer: '/name', message: 'Falta' }],
    ],
    ['a sentence', 'postgrest', { message: 'Repetido', details: null }, 'Repetido', []],
    ['texts', 'limit-offset', { errors: ['Mal'] }, 'Mal', []],
    ['nothing', 'spring', undefined, '', []],
  ])('with %s are read as the product’s own', async (_, dialect, body, detail, fieldErrors) => {
    const { provider } = spoken(dialect, { '*': { status: 422, body } });
    const error = await failure(provider.create('pumps', { data: { name: '' } }));
    expect(error).toMatchObject({ code: 422, detail, fieldErrors });
  });

  it('of what is no list or record, as everywhere', async () => {
    for (const body of [{}, { content: {} }, { content: ['a'] }, 'x', null])
      expect(
        await failure(spoken('spring', { '*': { body } }).provider.getList('pumps', LIST)),
      ).toMatchObject({ code: 800 });
    for (const body of [{}, [], 'x', { name: 'without an id' }])
      expect(
        await failure(spoken('spring', { '*': { body } }).provider.getOne('pumps', { id: '1' })),
      ).toBeInstanceOf(ApiError);
  });

  it('before anything is sent, of what the host cannot be asked', async () => {
    const { provider, calls } = spoken({ extends: 'spring', sort: false }, {});
    for (const asked of [
      { filter: { search: 'x' } },
      { filter: { conditions: [{ field: 'power', operator: '>=', value: 1 }] } },
      { sort: { field: 'name', order: 'ASC' as const } },
    ])
      expect((await failure(provider.getList('pumps', { ...LIST, ...asked }))).detail).toMatch(
        /^Este servidor no admite /,
      );
    expect(calls()).toEqual([]);
  });
});

it('headers are the dialect’s; the session and the connection are not', async () => {
  const unchecked = { '*': { authorization: 'Basic x', Cookie: 'a=b', accept: 'application/hal+json' } };
  const { provider, recordedCalls } = spoken(
    { extends: 'spring', headers: unchecked, versionHeader: 'X-Api-Version' },
    { '*': { body: { id: 1 } } },
  );
  await provider.getOne('pumps', { id: '1' });
  const { headers } = recordedCalls[0]!;
  expect(headers.get('Authorization')).toBe('Bearer token-1');
  expect([...headers.keys()].sort()).toEqual(['accept', 'authorization', 'x-api-version']);
  expect(headers.get('Accept')).toBe('application/hal+json');
});

it('a call of a declaration goes in the dialect of the host that it names', async () => {
  const host = fakeHost({ '*': { body: {} } });
  const dialects = { main: 'jsonapi.org', plain: 'spring' } as const;
  const provider = createDataProvider({ resources, request: host.request, dialects });
  const call = { method: 'POST' as const, path: '/stop/{id}' };
  await provider.call('pumps', { call, scope: { id: '1' } });
  await provider.call('pumps', { call: { ...call, host: 'plain' }, scope: { id: '1' } });
  expect(host.recordedCalls.map(({ url, headers }) => [url, headers.get('Accept')])).toEqual([
    ['/stop/1', 'application/vnd.api+json'],
    ['/plain/stop/1', 'application/json'],
  ]);
});
