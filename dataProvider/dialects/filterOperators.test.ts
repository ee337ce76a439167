import { expect, it } from 'vitest';
import { createDataProvider } from '..';
import { presetNames } from '../../src/config/dialects/presetNames';
import type { FilterOperator } from '../../src/config/types';
import { declareResources } from '../../src/testing/declareResources';
import { fakeHost } from '../../src/testing/fakeHost';

type Preset = (typeof presetNames)[number];

const conditions = {
  '=': ['=', 7],
  '!=': ['!=', 7],
  '>': ['>', 7],
  '>=': ['>=', 7],
  '<': ['<', 7],
  '<=': ['<=', 7],
  several: ['in', ['a', 'b']],
  'one of several': ['in', ['a']],
  null: ['is', 'null'],
  'not null': ['is', 'not null'],
} as const satisfies Readonly<Record<string, readonly [FilterOperator, unknown]>>;

/** The parameters of each operator; one that is missing is refused. */
const queries: Readonly<
  Record<Exclude<Preset, 'json-api'>, Partial<Record<keyof typeof conditions, string>>>
> = {
  'json-server': {
    '=': 'kw=7',
    '!=': 'kw_ne=7',
    '>=': 'kw_gte=7',
    '<=': 'kw_lte=7',
    several: 'kw=a&kw=b',
    'one of several': 'kw=a',
  },
  'jsonapi.org': {
    '=': 'filter[kw]=7',
    several: 'filter[kw]=a,b',
    'one of several': 'filter[kw]=a',
  },
  'limit-offset': { '=': 'kw=7', several: 'kw=a&kw=b', 'one of several': 'kw=a' },
  spring: { '=': 'kw=7', several: 'kw=a&kw=b', 'one of several': 'kw=a' },
  hydra: {
    '=': 'kw=7',
    '>': 'kw[gt]=7',
    '>=': 'kw[gte]=7',
    '<': 'kw[lt]=7',
    '<=': 'kw[lte]=7',
    several: 'kw[]=a&kw[]=b',
    'one of several': 'kw=a',
    null: 'exists[kw]=false',
    'not null': 'exists[kw]=true',
  },
  postgrest: {
    '=': 'kw=eq.7',
    '!=': 'kw=neq.7',
    '>': 'kw=gt.7',
    '>=': 'kw=gte.7',
    '<': 'kw=lt.7',
    '<=': 'kw=lte.7',
    several: 'kw=in.("a","b")',
    'one of several': 'kw=eq.a',
    null: 'kw=is.null',
    'not null': 'kw=not.is.null',
  },
  directus: {
    '=': 'filter[kw][_eq]=7',
    '!=': 'filter[kw][_neq]=7',
    '>': 'filter[kw][_gt]=7',
    '>=': 'filter[kw][_gte]=7',
    '<': 'filter[kw][_lt]=7',
    '<=': 'filter[kw][_lte]=7',
    several: 'filter[kw][_in]=a,b',
    'one of several': 'filter[kw][_eq]=a',
    null: 'filter[kw][_null]=true',
    'not null': 'filter[kw][_nnull]=true',
  },
  strapi: {
    '=': 'filters[kw][$eq]=7',
    '!=': 'filters[kw][$ne]=7',
    '>': 'filters[kw][$gt]=7',
    '>=': 'filters[kw][$gte]=7',
    '<': 'filters[kw][$lt]=7',
    '<=': 'filters[kw][$lte]=7',
    several: 'filters[kw][$in]=a&filters[kw][$in]=b',
    'one of several': 'filters[kw][$eq]=a',
    null: 'filters[kw][$null]=true',
    'not null': 'filters[kw][$notNull]=true',
  },
  odata: {
    '=': '$filter=kw eq 7',
    '!=': '$filter=kw ne 7',
    '>': '$filter=kw gt 7',
    '>=': '$filter=kw ge 7',
    '<': '$filter=kw lt 7',
    '<=': '$filter=kw le 7',
    several: "$filter=kw in ('a','b')",
    'one of several': "$filter=kw eq 'a'",
    null: '$filter=kw eq null',
    'not null': '$filter=kw ne null',
  },
  loopback: {
    '=': 'filter={"where":{"kw":7}}',
    '!=': 'filter={"where":{"kw":{"neq":7}}}',
    '>': 'filter={"where":{"kw":{"gt":7}}}',
    '>=': 'filter={"where":{"kw":{"gte":7}}}',
    '<': 'filter={"where":{"kw":{"lt":7}}}',
    '<=': 'filter={"where":{"kw":{"lte":7}}}',
    several: 'filter={"where":{"kw":{"inq":["a","b"]}}}',
    'one of several': 'filter={"where":{"kw":"a"}}',
    null: 'filter={"where":{"kw":null}}',
    'not null': 'filter={"where":{"kw":{"neq":null}}}',
  },
  'nestjs-crud': {
    '=': 's={"kw":{"$eq":7}}',
    '!=': 's={"kw":{"$ne":7}}',
    '>': 's={"kw":{"$gt":7}}',
    '>=': 's={"kw":{"$gte":7}}',
    '<': 's={"kw":{"$lt":7}}',
    '<=': 's={"kw":{"$lte":7}}',
    several: 's={"kw":{"$in":["a","b"]}}',
    'one of several': 's={"kw":{"$eq":"a"}}',
    null: 's={"kw":{"$isnull":true}}',
    'not null': 's={"kw":{"$notnull":true}}',
  },
  'json-server-1': {
    '=': '_where={"kw":{"eq":7}}',
    '!=': '_where={"kw":{"ne":7}}',
    '>': '_where={"kw":{"gt":7,"ne":null}}',
    '>=': '_where={"kw":{"gte":7,"ne":null}}',
    '<': '_where={"kw":{"lt":7,"ne":null}}',
    '<=': '_where={"kw":{"lte":7,"ne":null}}',
    several: '_where={"kw":{"in":["a","b"]}}',
    'one of several': '_where={"kw":{"eq":"a"}}',
    'not null': '_where={"kw":{"ne":null}}',
  },
  soul: {
    '=': '_filters=kw__eq:7',
    '!=': '_filters=kw__neq:7',
    '>': '_filters=kw__gt:7',
    '>=': '_filters=kw__gte:7',
    '<': '_filters=kw__lt:7',
    '<=': '_filters=kw__lte:7',
    several: '_filters=kw__eq:[a,b]',
    'one of several': '_filters=kw__eq:a',
    null: '_filters=kw__null:',
    'not null': '_filters=kw__notnull:',
  },
};

it('covers every preset', () => {
  expect(['json-api', ...Object.keys(queries)].toSorted()).toEqual([...presetNames].toSorted());
});

it.each(Object.entries(queries))(
  '%s writes its own query for each operator, or refuses it',
  async (name, texts) => {
    const dialect = name as keyof typeof queries;
    const resources = declareResources({
      name: 'pumps',
      label: 'Bombas',
      recordRepresentation: 'id',
      api: { path: '/pumps', dialect },
      fields: { power: { type: 'number', label: 'Potencia', filterBy: 'kw' } },
    });
    for (const [key, [operator, value]] of Object.entries(conditions)) {
      const host = fakeHost({ '*': { body: [] } });
      const answer = createDataProvider({ resources, request: host.request })
        .getList('pumps', { filter: { conditions: [{ field: 'power', operator, value }] } })
        .catch(({ detail }: { detail: string }) => detail);
      const refusal = await answer;
      const expected = texts[key as keyof typeof texts];
      if (expected === undefined) {
        expect(refusal).toBe('Este servidor no admite este filtro por «Potencia».');
        expect(host.recordedCalls).toEqual([]);
      } else {
        const [, query = ''] = (host.recordedCalls[0]?.url ?? '').split('?');
        expect(`&${decodeURIComponent(query)}`, key).toContain(`&${expected}`);
      }
    }
  },
);
