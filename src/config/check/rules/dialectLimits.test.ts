import { expect, it } from 'vitest';
import { knownNames } from '../../../app/registry/knownNames';
import type { DialectSource } from '../../dialects/resolveDialect';
import { checkDeclarations } from '..';

const pumps = {
  name: 'pumps',
  label: 'Bombas',
  recordRepresentation: 'name',
  api: { host: 'plant', path: '/pumps' },
  fields: {
    name: { type: 'text' },
    power: { type: 'number' },
    kind: { type: 'enum', values: { a: 'A', b: 'B' } },
  },
};
const list = {
  columns: ['name'],
  search: true,
  sort: { field: 'name', order: 'ASC' },
  filters: [
    { field: 'power', kind: 'range' },
    { field: 'kind', kind: 'several' },
    { field: 'kind', kind: 'presence' },
  ],
};

const problemsOf = (dialect: DialectSource, api: object): string[] =>
  checkDeclarations([{ file: 'pumps.json', input: { ...pumps, api: { ...pumps.api, ...api }, list } }], {
    ...knownNames,
    hosts: ['main', 'plant'],
    dialects: { plant: dialect },
  }).problems.map(({ path }) => path);

it.each<[string, DialectSource, object, string[]]>([
  ['all of it', 'postgrest', {}, ['list.search']],
  [
    'a word, but no ends and no nothing',
    'limit-offset',
    {},
    ['list.filters[0].kind', 'list.filters[2].kind'],
  ],
  ['no word', 'hydra', {}, ['list.search']],
  ['what a preset of the resource says', 'spring', { dialect: 'directus' }, []],
  [
    'what the resource says itself',
    'spring',
    { getList: { path: '/pumps', filter: 'conditions' } },
    ['list.search'],
  ],
  [
    'nothing at all',
    { extends: 'spring', sort: false, filter: { several: false } },
    {},
    ['list.filters[0].kind', 'list.filters[1].kind', 'list.filters[2].kind', 'list.search', 'list.sort'],
  ],
  [
    'an order that the resource says itself',
    { extends: 'directus', sort: false },
    { getList: { path: '/p', sort: 'minus' } },
    [],
  ],
])('a list asks for what its host can be asked: %s', (_, dialect, api, problems) => {
  expect(problemsOf(dialect, api).sort()).toEqual(problems);
});

it('a list that comes whole asks its host for nothing', () => {
  const detail = { tabs: { parts: { label: 'Partes', list: { ...list, from: 'parts' } } } };
  const input = { ...pumps, detail, list: undefined };
  const { problems } = checkDeclarations([{ file: 'pumps.json', input }], {
    ...knownNames,
    hosts: ['plant'],
    dialects: { plant: 'spring' },
  });
  expect(problems.filter(({ path }) => /search|sort|filters/.test(path))).toEqual([]);
});

it.each<[string, DialectSource, object, object, string[]]>([
  ['a search by field that names none', 'loopback', {}, { search: true }, ['list.search']],
  ['a search by field', 'loopback', { search: ['name'] }, { search: true }, []],
  ['a search of its own', 'spring', { search: 'name={value}' }, { search: true }, []],
  [
    'fields for a host that searches as a whole',
    'directus',
    { search: ['name'] },
    { search: true },
    ['list.search'],
  ],
  ['fields for the product’s own host', 'json-api', { search: ['name'] }, { search: true }, ['list.search']],
  [
    'a filter of a fixed parameter',
    'limit-offset',
    { query: { kind: 'a' } },
    { filters: ['kind'] },
    ['list.filters[0]'],
  ],
  [
    'a filter of a parameter that the list fixes',
    'directus',
    {},
    { query: { 'filter[kind]': 'a' }, filters: ['kind'] },
    ['list.filters[0]'],
  ],
  [
    'the same in one parameter of conditions',
    'odata',
    { query: { $filter: 'x eq 1' } },
    { filters: ['kind'] },
    [],
  ],
  [
    'two filters of one parameter',
    'limit-offset',
    {},
    { filters: ['kind', { field: 'sort', kind: 'several' }] },
    ['list.filters[1].field'],
  ],
  [
    'two filters of one parameter that the host reads',
    'postgrest',
    {},
    { filters: ['kind', { field: 'sort' }] },
    [],
  ],
  [
    'a fixed parameter that the host ignores beside filters',
    'json-server-1',
    { query: { kind: 'a' } },
    { filters: ['kind'] },
    ['list.filters'],
  ],
  ['both ends of a range', 'hydra', {}, { filters: [{ field: 'power', kind: 'range' }, 'kind'] }, []],
])(
  'names what would write a parameter twice, or search nowhere: %s',
  (_, dialect, getList, own, problems) => {
    const { problems: found } = checkDeclarations(
      [
        {
          file: 'pumps.json',
          input: {
            ...pumps,
            api: { ...pumps.api, getList: { path: '/pumps', ...getList } },
            fields: { ...pumps.fields, sort: { type: 'enum', filterBy: 'kind', values: { a: 'A', b: 'B' } } },
            list: { columns: ['name'], search: false, ...own },
          },
        },
      ],
      { ...knownNames, hosts: ['main', 'plant'], dialects: { plant: dialect } },
    );
    expect(found.map(({ path }) => path)).toEqual(problems);
  },
);

const put = (more: object = {}) => ({ update: { path: '/pumps/{id}', method: 'PUT', ...more } });

it.each<[string, DialectSource, object, string[]]>([
  ['sends a part to a host that updates by PATCH', 'postgrest', put(), ['api.update.method']],
  ['sends the fields, too', 'postgrest', put({ body: 'bare' }), ['api.update.method']],
  ['writes a body of its own', 'postgrest', put({ body: { name: '{name}', power: '{power}' } }), []],
  ['sends the whole record', 'spring', put(), []],
  [
    'goes to a host that keeps the rest',
    { extends: 'postgrest', update: { method: 'PUT', whole: false } },
    put(),
    [],
  ],
  ['goes to a host of the product', 'json-api', put(), []],
  ['is a PATCH', 'postgrest', put({ method: 'PATCH' }), []],
])('a PUT of a resource that %s', (_, dialect, api, paths) => {
  expect(problemsOf(dialect, api).filter((path) => path.startsWith('api.'))).toEqual(paths);
});
