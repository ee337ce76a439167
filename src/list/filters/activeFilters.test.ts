import { expect, it } from 'vitest';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { getActiveFilters } from './activeFilters';
import type { TextCondition } from './filterConditions';

const resources = declareResources({
  name: 'cars',
  label: 'Coches',
  recordRepresentation: 'code',
  api: { getList: { path: '/cars', filter: 'conditions' } },
  fields: {
    code: { type: 'text' },
    state: { type: 'status', values: { ON: 'Sí', OFF: 'No' } },
    seats: { type: 'number' },
  },
  list: {
    columns: ['code'],
    filters: ['seats', 'code', { field: 'code', kind: 'presence' }, { field: 'state', kind: 'several' }],
  },
});
const { filters = [] } = getDeclaredResource(resources, 'cars').list ?? {};

const state: TextCondition = { field: 'state', operator: 'in', value: ['OFF', 'ON'] };
const until: TextCondition = { field: 'seats', operator: '<=', value: '9' };
const code: TextCondition = { field: 'code', operator: '=', value: 'a' };
const isEmpty: TextCondition = { field: 'code', operator: 'is', value: 'null' };
const from: TextCondition = { field: 'seats', operator: '>=', value: '2' };

it('is a range, a value, or each of several values; without one the others stay in their order [DEV-09]', () => {
  const active = getActiveFilters(filters, [state, until, code, isEmpty, from]);
  expect(
    active.map(({ filter, values, otherConditions }) => [filter.field.name, values, otherConditions]),
  ).toEqual([
    ['seats', ['2', '9'], [state, code, isEmpty]],
    ['code', ['a'], [state, until, isEmpty, from]],
    ['code', ['null'], [state, until, code, from]],
    ['state', ['OFF'], [{ ...state, value: ['ON'] }, until, code, isEmpty, from]],
    ['state', ['ON'], [{ ...state, value: ['OFF'] }, until, code, isEmpty, from]],
  ]);
  expect(new Set(active.map(({ id }) => id)).size).toBe(active.length);
});

it('of an open range the other end is empty', () => {
  expect(getActiveFilters(filters, [until]).map(({ values }) => values)).toEqual([['', '9']]);
  expect(getActiveFilters(filters, [])).toEqual([]);
});
