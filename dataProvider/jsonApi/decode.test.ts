import fc from '../../src/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../http/apiError';
import { decodeIncluded, decodeList, decodePaging, decodeOne, decodeRecord, unwrapData } from './decode';

const DATA = ['data'];
const list = (body: unknown, pagination?: { page: number; perPage: number }) =>
  decodeList(body, DATA, { pagination });
const one = (body: unknown, id = 'A1') => decodeOne(body, DATA, { id });

describe('ids', () => {
  it.each([
    [7, '7'],
    ['007', '007'],
    [0, '0'],
  ])('reads %j as the text %j', (id, text) => {
    expect(decodeRecord({ id }).id).toBe(text);
    expect(list({ data: [{ id }] }).data[0]?.id).toBe(text);
  });

  it.each<unknown>([{ toString: null }, { a: 1 }, [7], true, null])('takes %j for no id', (id) => {
    expect(list({ data: [{ id }] }).data[0]?.id).toBe('');
    expect(one({ data: { id } }).id).toBe('A1');
  });

  it('makes up none for rows that have none, and loses no row', () => {
    const rows = list({ data: [{ name: 'a' }, { id: '7', name: 'b' }, { name: 'c' }] }).data;
    expect(rows.map(({ id, name }) => [id, name as string])).toEqual([
      ['', 'a'],
      ['7', 'b'],
      ['', 'c'],
    ]);
  });

  it('are the declared member, of several the first that holds one', () => {
    const idPaths = ['uuid', 'device.id', 'deviceId'];
    const rows = [
      { id: 9, uuid: 'u1', deviceId: 'd1' },
      { uuid: null, device: { id: 7 } },
      { uuid: '', deviceId: 'd3' },
      { id: 9 },
      { id: 'x', attributes: { uuid: 'u5' } },
    ];
    expect(decodeList({ data: rows }, DATA, { idPaths }).data.map(({ id }) => id)).toEqual([
      'u1',
      '7',
      'd3',
      '',
      'u5',
    ]);
    expect(decodeOne({ data: rows }, DATA, { idPaths, id: '7' })).toMatchObject({
      id: '7',
      device: { id: 7 },
    });
    expect(() => decodeOne({ data: rows }, DATA, { idPaths, id: 'gone' })).toThrow(ApiError);
  });

  it('of members of several lists are their own; what is around them comes along [AACC-04, AACC-05]', () => {
    const members = ['data.gateways[].devices[]', 'data'];
    const idPaths = ['device_id', '$outer.uuid'];
    const read = (body: unknown) => decodeList(body, members, { idPaths }).data;
    const gateways = [{ uuid: 'g1', devices: [{ device_id: 7 }, { name: 'b' }] }, { uuid: 'g2' }];
    expect(read({ data: { gateways } })).toEqual([
      { device_id: 7, id: '7', $outer: { uuid: 'g1' } },
      { name: 'b', id: 'g1', $outer: { uuid: 'g1' } },
    ]);
    // Hosts that return a flat list use the next path; an invalid list is not an empty one.
    expect(read({ data: [{ device_id: 8 }] })).toEqual([{ device_id: 8, id: '8' }]);
    expect(read({ data: { gateways: [{ uuid: 'g2' }] } })).toEqual([]);
    for (const wrong of [{}, [{ devices: {} }], ['g1'], null])
      expect(() => read({ data: { gateways: wrong } })).toThrow(ApiError);
    expect(() => read({ data: { uuid: 'g1' } })).toThrow(ApiError);
  });

  it('are none where they are declared to be none', () => {
    expect(decodeList([{ id: 'A1', ts: 5 }], DATA, { idPaths: [] }).data).toEqual([{ id: '', ts: 5 }]);
  });

  it('gives a record without an id the one it was asked by', () => {
    expect(one({ data: { name: 'a' } })).toMatchObject({ id: 'A1', name: 'a' });
  });
});

describe('null, empty and missing data are three answers', () => {
  it('reads an empty list as empty', () => {
    expect(list({ data: [] }).data).toEqual([]);
  });

  it.each([{ data: null }, {}, { data: {} }, { data: 'x' }, null, 'x', 7, { meta: {} }, { errors: [] }])(
    'refuses %j as a list',
    (body) => {
      expect(() => list(body)).toThrow(ApiError);
    },
  );

  it.each([
    { data: null },
    { data: [] },
    { data: 'x' },
    null,
    [],
    'x',
    { errors: [{ detail: 'no' }] },
    { meta: {} },
    {},
  ])('refuses %j as a record', (body) => {
    expect(() => one(body)).toThrow(ApiError);
  });

  it('takes a list or a record that stands bare', () => {
    expect(list([{ id: 1 }]).data).toEqual([{ id: '1' }]);
    expect(one({ id: 'A1', alias: 'x' })).toMatchObject({ id: 'A1', alias: 'x' });
  });

  it('looks for the data under the declared members, first present first [ADET-18]', () => {
    expect(unwrapData({ assets: 1, data: 2 }, ['data', 'assets'])).toBe(2);
    expect(unwrapData({ assets: 1 }, ['data', 'assets'])).toBe(1);
    expect(unwrapData({ other: 1 }, ['data', 'assets'])).toEqual({ other: 1 });
  });
});

describe('a record that comes as a list', () => {
  it('is the one with the id [ADET-18]', () => {
    expect(one({ data: [{ id: 'B' }, { id: 'A1', alias: 'x' }] })).toMatchObject({ id: 'A1', alias: 'x' });
    expect(one({ data: [{ alias: 'x' }] })).toMatchObject({ id: 'A1', alias: 'x' });
  });

  it('is never another record', () => {
    expect(() => one({ data: [{ id: 'B' }] })).toThrow(ApiError);
  });
});

describe('resource objects', () => {
  it('become flat, their relationships ids', () => {
    const record = decodeRecord({
      id: 'A1',
      type: 'asset',
      attributes: { alias: 'Ático' },
      relationships: {
        project: { data: { type: 'project', id: 5 } },
        users: { data: [{ id: 'U1' }, { id: 2 }] },
        gateways: { links: { related: '/x' } },
        owner: { data: null },
        broken: null,
      },
    });
    expect(record).toEqual({
      id: 'A1',
      type: 'asset',
      alias: 'Ático',
      project: '5',
      users: ['U1', '2'],
      owner: null,
    });
    expect('gateways' in record).toBe(false);
  });

  it('keep members and enum values that nobody knows', () => {
    expect(one({ data: { id: 'A1', status: 'NEVER_SEEN', extra: { deep: 1 } } })).toMatchObject({
      status: 'NEVER_SEEN',
      extra: { deep: 1 },
    });
  });
});

describe('included', () => {
  it('a bare list is none where the list is promised inside of something [AACC-04, AUSER-01]', () => {
    for (const member of ['included.users', 'data.gateways[].devices[]'])
      for (const body of [[], [{ id: 'A1' }], { data: [] }, { data: null }, {}])
        expect(() => decodeList(body, [member])).toThrow();
    expect(decodeList([], ['included.users', 'data']).data).toEqual([]);
    expect(decodeList({ data: { gateways: [] } }, ['data.gateways[].devices[]']).data).toEqual([]);
  });

  it('is the list that a call promises, whichever way the host writes it; nobody of a type is nobody', () => {
    const rows = (included: unknown) =>
      decodeList({ data: { id: 'A1' }, included }, ['included.users']).data.map(({ id }) => id);
    expect(
      rows([
        { type: 'users', id: 'u1' },
        { type: 'projects', id: 'p1' },
      ]),
    ).toEqual(['u1']);
    expect(rows({ users: [{ id: 'u1' }] })).toEqual(['u1']);
    expect(rows([])).toEqual([]);
    expect(() => rows(undefined)).toThrow(ApiError);
  });

  it('is found by type, as one list or as lists by name', () => {
    const wanted = { projects: [{ id: '1', type: 'projects', name: 'Sol' }] };
    expect(decodeIncluded({ included: [{ type: 'projects', id: 1, attributes: { name: 'Sol' } }] })).toEqual(
      wanted,
    );
    expect(decodeIncluded({ included: { projects: [{ type: 'projects', id: 1, name: 'Sol' }] } })).toEqual(
      wanted,
    );
  });

  it.each([null, undefined, 'x', 7, [null, 1, 'a'], { users: null }, { users: [null, 3] }])(
    'copes with %j',
    (included) => {
      expect(() => decodeIncluded({ included })).not.toThrow();
    },
  );

  it.each(['__proto__', 'constructor', 'toString'])('copes with the type %s', (type) => {
    const included = decodeIncluded({ included: [{ type, id: 1 }] });
    expect(Object.keys(included)).toEqual([type]);
    expect(({} as { id?: unknown }).id).toBeUndefined();
  });

  it('copes with duplicates and with links that go round', () => {
    const user = {
      type: 'users',
      id: 'U1',
      relationships: { friend: { data: { type: 'users', id: 'U1' } } },
    };
    expect(one({ data: { id: 'A1' }, included: [user, user] }).$included).toEqual({
      users: [
        { id: 'U1', type: 'users', friend: 'U1' },
        { id: 'U1', type: 'users', friend: 'U1' },
      ],
    });
  });
});

describe('meta', () => {
  const ones = { all_results: 1, page_size: 1, results: 1, total_pages: 1 };

  it.each([
    {},
    { meta: null },
    { meta: [] },
    { meta: { all_results: 'many', page_size: null, results: -1, total_pages: [] } },
    null,
  ])('defaults each number to 1 for %j [LIST-07]', (body) => {
    expect(decodePaging(body)).toEqual(ones);
  });

  it.each([{ total_pages: 4 }, { totalPages: 4 }])('reads the page total of %j [LIST-08]', (meta) => {
    expect(decodePaging({ meta })).toEqual({ ...ones, total_pages: 4 });
  });

  it('reads numbers that are written as texts', () => {
    expect(decodePaging({ meta: { all_results: '120' } }).all_results).toBe(120);
  });

  it.each([
    [{ data: [], meta: { all_results: 0 } }, 0],
    [{ data: [{ id: 1 }], meta: { all_results: 120, total_pages: 3, page_size: 50 } }, 120],
  ])('says how many there are in all', (body, total) => {
    expect(list(body).total).toBe(total);
  });

  it.each([
    { data: [] },
    { data: [], meta: null },
    { data: [], meta: {} },
    { data: [], links: null },
    { data: [], meta: { all_results: null } },
  ])('does not know the total of %j', (body) => {
    expect(list(body).total).toBeUndefined();
  });

  it('reckons the total from the pages alone: at most full pages, exact on the last [LIST-08]', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
    expect(list({ data: rows(50), meta: { totalPages: 4 } }, { page: 1, perPage: 50 }).total).toBe(200);
    expect(list({ data: rows(13), meta: { totalPages: 4 } }, { page: 4, perPage: 50 }).total).toBe(163);
    expect(list({ data: [], meta: { totalPages: 1 } }, { page: 1, perPage: 50 }).total).toBe(0);
    expect(list({ data: [], meta: { totalPages: 4 } }, { page: 9, perPage: 50 }).total).toBe(200);
  });
});

describe('any answer', () => {
  it('is records or an ApiError, nothing else', () => {
    const body = fc.oneof(
      fc.jsonValue(),
      fc.record(
        { data: fc.jsonValue(), included: fc.jsonValue(), meta: fc.jsonValue(), links: fc.jsonValue() },
        { requiredKeys: [] },
      ),
      fc.record({
        data: fc.array(
          fc.record({ id: fc.jsonValue(), attributes: fc.jsonValue(), relationships: fc.jsonValue() }),
        ),
      }),
    );
    fc.assert(
      fc.property(body, (answer) => {
        for (const decode of [() => list(answer, { page: 1, perPage: 50 }).data, () => [one(answer)]]) {
          try {
            for (const record of decode()) expect(typeof record.id).toBe('string');
          } catch (error) {
            expect(error).toBeInstanceOf(ApiError);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });
});
