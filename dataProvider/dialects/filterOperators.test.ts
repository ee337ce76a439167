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
  several: ['in', ['a', 'b,c']],
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
    several: 'kw=a&kw=b,c',
    'one of several': 'kw=a',
  },
  'jsonapi.org': {
    '=': 'filter[kw]=7',
    several: 'filter[kw]=a,b,c',
    'one of several': 'filter[kw]=a',
  },
  'limit-offset': { '=': 'kw=7', several: 'kw=a&kw=b,c', 'one of several': 'kw=a' },
  spring: { '=': 'kw=7', several: 'kw=a&kw=b,c', 'one of several': 'kw=a' },
  hydra: {
    '=': 'kw=7',
    '>': 'kw[gt]=7',
    '>=': 'kw[gte]=7',
    '<': 'kw[lt]=7',
    '<=': 'kw[lte]=7',
    several: 'kw[]=a&kw[]=b,c',
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
    several: 'kw=in.("a","b,c")',
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
    several: 'filter[kw][_in]=a,b,c',
    'one of several': 'filter[kw][_eq]=a',
    null: 'filter[kw][_null]=true',
    'not null': 'filter[kw][_nnull]=true',
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
      fields: { power: { type: 'number', filterBy: 'kw' } },
    });
    for (const [key, [operator, value]] of Object.entries(conditions)) {
      const host = fakeHost({ '*': { body: [] } });
      const answer = createDataProvider({ resources, request: host.request })
        .getList('pumps', { filter: { conditions: [{ field: 'power', operator, value }] } })
        .catch(({ detail }: { detail: string }) => detail);
      const refusal = await answer;
      const expected = texts[key as keyof typeof texts];
      if (expected === undefined) {
        expect(refusal).toBe(`Este servidor no admite este filtro («kw», ${key}).`);
        expect(host.recordedCalls).toEqual([]);
      } else {
        const [, query = ''] = (host.recordedCalls[0]?.url ?? '').split('?');
        expect(`&${decodeURIComponent(query)}`, key).toContain(`&${expected}`);
      }
    }
  },
);
