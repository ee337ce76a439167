import { describe, expect, it } from 'vitest';
import { createDataProvider } from '..';
import type { DialectSource } from '../../src/config/dialects/resolveDialect';
import { declareResources } from '../../src/testing/declareResources';
import { fakeHost, type FakeResponse, type RecordedCall } from '../../src/testing/fakeHost';

const resources = declareResources(
  {
    name: 'pumps',
    label: 'Bombas',
    recordRepresentation: 'name',
    api: { path: '/pumps', getList: { path: '/pumps', search: ['name', 'city'] } },
    fields: {
      name: { type: 'text', label: 'Nombre' },
      city: { type: 'text', filterBy: 'town' },
      power: { type: 'number', label: 'Potencia' },
      on: { type: 'boolean' },
      since: { type: 'dateTime' },
      site: { type: 'reference', resource: 'sites' },
      room: { type: 'reference', resource: 'rooms' },
      other: { type: 'reference', resource: 'others' },
    },
  },
  createSimple('sites', { id: { type: 'text' } }),
  createSimple('rooms', { id: { type: 'number' } }),
  createSimple('others', {}),
);

function createSimple(name: string, fields: Record<string, { type: 'text' | 'number' }>) {
  return { name, label: name, recordRepresentation: 'id', api: { path: `/${name}` }, fields };
}
const LIST = { pagination: { page: 2, perPage: 5 }, sort: { field: '', order: 'ASC' as const } };
type Answer = FakeResponse | ((call: RecordedCall) => FakeResponse);

const speak = (
  dialect: DialectSource,
  answer: Answer = { body: [] },
  answers: Record<string, Answer> = {},
) => {
  const host = fakeHost({ ...answers, '*': answer });
  const provider = createDataProvider({ resources, request: host.request, dialects: { main: dialect } });
  const list = (filter: object, query: object = {}) =>
    provider.getList('pumps', { ...LIST, filter, meta: { query } });
  return { ...host, provider, list, decoded: () => host.calls().map(decodeURIComponent) };
};
const RANGE = {
  conditions: [
    { field: 'power', operator: '>=', value: 3 },
    { field: 'power', operator: '<=', value: 9.5 },
  ],
};

it('a host that filters by a member of the related record gets the name of that member', async () => {
  const { list, provider, decoded } = speak('strapi', {
    body: { data: [], meta: { pagination: { total: 0 } } },
  });
  await list({ site: 'abc', city: 'x', id: 'xyz' });
  await provider.getManyReference('pumps', { ...LIST, filter: {}, target: 'site', id: 'abc' });
  expect(decoded().map((call) => call.match(/filters[^&]*/g))).toEqual([
    ['filters[site][documentId][$eq]=abc', 'filters[town][$eq]=x', 'filters[documentId][$eq]=xyz'],
    ['filters[site][documentId][$eq]=abc'],
  ]);
});

describe('several conditions', () => {
  it('are one text, with literals by type', async () => {
    const { list, decoded } = speak('odata', { body: { value: [] } });
    await list({ name: "O'Brien & co", on: true, since: 0, ...RANGE });
    await list({ site: '7', room: '7', other: '7' });
    await list({ other: ['a', '0b8f1c9e-0000-4000-8000-000000000001'] });
    expect(decoded().map((call) => call.split('$filter=')[1])).toEqual([
      "name eq 'O''Brien & co' and on eq true and since eq 1970-01-01T00:00:00.000Z and power ge 3 and power le 9.5",
      "site eq '7' and room eq 7 and other eq 7",
      "other in ('a',0b8f1c9e-0000-4000-8000-000000000001)",
    ]);
  });

  it('are written once in a query with blanks as %20', async () => {
    const { list, calls } = speak('odata', { body: { value: [] } });
    await list({ name: 'a+b c' });
    expect(calls()).toEqual(['GET /pumps?$count=true&$top=5&$skip=5&$filter=name%20eq%20%27a%2Bb%20c%27']);
  });

  it('narrow a fixed one of the same parameter', async () => {
    const { list, decoded } = speak('odata', { body: { value: [] } });
    await list({ name: 'x' }, { $filter: "city eq 'A' or city eq 'B'" });
    await list({}, { $filter: 'power gt 1' });
    expect(decoded().map((call) => call.split('$filter=')[1])).toEqual([
      "(city eq 'A' or city eq 'B') and name eq 'x'",
      'power gt 1',
    ]);
  });

  it('keep their types in JSON, where fixed members stay', async () => {
    const { list, decoded } = speak('loopback');
    const fixed = { include: ['site'], where: { on: true } };
    await list({ name: '7', ...RANGE }, { filter: JSON.stringify(fixed) });
    await list({ search: 'a.b/c' }, { filter: fixed });
    expect(decoded()).toEqual([
      'GET /pumps?filter={"include":["site"],"where":{"and":[{"on":true},{"name":"7"},{"power":{"gte":3}},{"power":{"lte":9.5}}]},"limit":5,"skip":5}',
      'GET /pumps/count?where={"and":[{"on":true},{"name":"7"},{"power":{"gte":3}},{"power":{"lte":9.5}}]}',
      String.raw`GET /pumps?filter={"include":["site"],"where":{"and":[{"on":true},{"or":[{"name":{"regexp":"/a\\.b\\/c/i"}},{"town":{"regexp":"/a\\.b\\/c/i"}}]}]},"limit":5,"skip":5}`,
      String.raw`GET /pumps/count?where={"and":[{"on":true},{"or":[{"name":{"regexp":"/a\\.b\\/c/i"}},{"town":{"regexp":"/a\\.b\\/c/i"}}]}]}`,
    ]);
  });

  it.each<[string, DialectSource, object, object, string]>([
    [
      'two values of one parameter',
      'limit-offset',
      { name: 'a', conditions: [{ field: 'name', operator: '=', value: 'b' }] },
      {},
      'dos condiciones a la vez sobre «Nombre»',
    ],
    [
      'two fields of one parameter',
      'limit-offset',
      { name: 'a', conditions: [{ field: 'name', operator: 'in', value: ['a', 'b'] }] },
      {},
      'dos condiciones a la vez sobre «Nombre»',
    ],
    [
      'a value and its members',
      'hydra',
      { power: 3, ...RANGE },
      {},
      'dos condiciones a la vez sobre «Potencia»',
    ],
    [
      'a filter of a fixed parameter',
      'spring',
      { name: 'a' },
      { name: 'b' },
      'el filtro por «Nombre» en esta lista, que ya es una selección por lo mismo',
    ],
    [
      'a search of a fixed parameter',
      'limit-offset',
      { search: 'a' },
      { q: 'b' },
      'el filtro por la búsqueda en esta lista, que ya es una selección por lo mismo',
    ],
    ['a comma between values', 'directus', { name: ['a', 'b,c'] }, {}, '«,» en los valores de «Nombre»'],
    ['a comma in a value', 'jsonapi.org', { name: 'b,c' }, {}, '«,» en los valores de «Nombre»'],
    ['a comma between conditions', 'soul', { name: 'b,c' }, {}, '«,» en los valores de «Nombre»'],
    ['a wildcard', 'nestjs-crud', { search: '10%' }, {}, '«%» en una búsqueda'],
    [
      'one member twice',
      'json-server-1',
      { name: 'a', conditions: [{ field: 'name', operator: '=', value: 'b' }] },
      {},
      'dos condiciones a la vez sobre lo mismo',
    ],
    [
      'a fixed one that is ignored',
      'json-server-1',
      { name: 'a' },
      { on: true },
      'filtrar esta lista, que ya es una selección por «on»',
    ],
    [
      'a fixed text in place of JSON',
      'loopback',
      { name: 'a' },
      { filter: 'on' },
      '«filter» con un texto que no es JSON',
    ],
  ])('are not sent: %s', async (_, dialect, filter, query, sentence) => {
    const { list, calls } = speak(dialect);
    await expect(list(filter, query)).rejects.toThrow(`Este servidor no admite ${sentence}.`);
    expect(calls()).toEqual([]);
  });

  it('are sent once if they are equal', async () => {
    const { list, decoded } = speak('limit-offset');
    await list({ name: 'a', conditions: [{ field: 'name', operator: '=', value: 'a' }] }, { name: 'a' });
    expect(decoded()).toEqual(['GET /pumps?name=a&limit=5&offset=5']);
  });
});

describe('a total', () => {
  const many = { body: Array.from({ length: 5 }, (_, id) => ({ id })) };
  it('comes from a call of its own, if the host answers it', async () => {
    const { list } = speak('loopback', many, { 'GET /pumps/count': { body: { count: 31 } } });
    expect(await list({})).toMatchObject({ total: 31 });
    const failing = speak('loopback', many, { 'GET /pumps/count': { status: 500 } });
    const { total, pageInfo } = await failing.list({});
    expect([total, pageInfo]).toEqual([undefined, { hasPreviousPage: true, hasNextPage: true }]);
  });

  it('may be the whole response', async () => {
    const dialect: DialectSource = {
      extends: 'odata',
      getList: { count: { path: '{path}/$count', query: '$filter={conditions}' } },
    };
    const { list, decoded } = speak(
      dialect,
      { body: { value: [{ id: 1 }] } },
      { 'GET /pumps/$count': { text: '6' } },
    );
    expect(await list({ name: 'x' })).toMatchObject({ total: 6 });
    expect(decoded()[1]).toBe("GET /pumps/$count?$count=true&$filter=name eq 'x'");
  });
});

describe('ids', () => {
  it('are literals in a path and a condition, as the id is declared', async () => {
    const { provider, decoded } = speak('odata', { body: { id: 'a/b', value: [] } });
    for (const [name, id] of [
      ['sites', '007'],
      ['rooms', '7'],
      ['others', "a'b/c"],
      ['others', '7'],
    ] as const) {
      const { data } = await provider.update(name, { id, data: {}, previousData: { id } });
      expect(data.id).toBe('a/b');
      await provider.call(name, { call: { method: 'DELETE', path: `/${name}/{id}` }, scope: { id } });
    }
    await provider.getMany('sites', { ids: ['007', "b'"] });
    expect(decoded()).toEqual([
      "PATCH /sites('007')",
      "DELETE /sites('007')",
      'PATCH /rooms(7)',
      'DELETE /rooms(7)',
      "PATCH /others('a''b/c')",
      "DELETE /others('a''b/c')",
      'PATCH /others(7)',
      'DELETE /others(7)',
      "GET /sites?$count=true&$top=2&$skip=0&$filter=id in ('007','b''')",
    ]);
  });

  it('keep their own form if the response of a write is empty', async () => {
    const { provider } = speak('odata', { status: 204 });
    const { data } = await provider.update('sites', { id: '007', data: {}, previousData: { id: '007' } });
    expect(data.id).toBe('007');
  });

  it('are read in one call without a maximum', async () => {
    const dialect: DialectSource = { extends: 'limit-offset', getMany: { query: 'id={value}' } };
    const ids = Array.from({ length: 120 }, (_, index) => String(index));
    const { provider, calls } = speak(dialect, { body: ids.map((id) => ({ id })) });
    expect((await provider.getMany('sites', { ids })).data).toHaveLength(120);
    expect(calls()).toHaveLength(1);
  });

  it('are read one by one if the response has others, or not all', async () => {
    const dialect: DialectSource = { extends: 'limit-offset', getMany: { query: 'ids={values}' } };
    const { provider, calls } = speak(
      dialect,
      { body: { total: 3, results: [{ id: '1' }, { id: '9' }] } },
      { 'GET /sites/2': { body: { id: '2' } }, 'GET /sites/a,b': { body: { id: 'a,b' } } },
    );
    expect((await provider.getMany('sites', { ids: ['1', '2'] })).data.map(({ id }) => id)).toEqual([
      '1',
      '2',
    ]);
    expect(calls()).toEqual(['GET /sites?ids=1%2C2', 'GET /sites/2']);
  });

  it('of a new record may be all that the response has', async () => {
    const { provider } = speak('soul', { body: { message: 'Row inserted', data: { lastInsertRowid: 7 } } });
    const { data } = await provider.create('sites', { data: { name: 'x' } });
    expect(String(data.id)).toBe('7');
    const { data: changed } = await provider.update('sites', {
      id: '3',
      data: {},
      previousData: { id: '3' },
    });
    expect(changed.id).toBe('3');
  });
});
