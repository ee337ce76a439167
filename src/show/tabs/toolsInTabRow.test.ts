import { expect, it } from 'vitest';
import type { ResourceInput } from '../../config/schema/resource';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { getToolsInTabRow } from './toolsInTabRow';

type TabList = NonNullable<NonNullable<ResourceInput['show']>['tabs'][string]['list']>;

const field = { type: 'text', label: 'Nombre' } as const;
const call = { method: 'POST', path: '/visits' } as const;

/** Returns the place of the tools of a list in a tab, beside three tabs and beside nine. */
function place(more: Partial<TabList>) {
  const list = { resource: 'visits', path: '/visits', columns: ['name'], ...more };
  const resources = declareResources(
    {
      name: 'firms',
      label: 'Casas',
      recordRepresentation: 'name',
      api: { path: '/firms' },
      fields: { name: field },
      show: { header: { fields: ['name'] }, tabs: { visits: { label: 'Visitas', list } } },
    },
    {
      name: 'visits',
      label: 'Visitas',
      recordRepresentation: 'name',
      api: { getList: { path: '/visits' } },
      fields: { name: field, day: field },
      actions: {
        add: { label: 'Añadir', call },
        ask: { label: 'Dar', call, form: { fields: { name: field }, presentation: 'toolbar' } },
      },
    },
  );
  const [tab] = getDeclaredResource(resources, 'firms').show?.tabs ?? [];
  return tab && [getToolsInTabRow(tab, 3), getToolsInTabRow(tab, 9), getToolsInTabRow(tab, 1)];
}

it('icons alone are in the row of any number of tabs, but a lone tab has no row', () => {
  expect(place({})).toEqual(['icons', 'icons', null]);
});

it.each<[string, Partial<TabList>]>([
  ['a search', { search: true }],
  ['an action', { actions: ['add'] }],
])('%s is there beside few tabs', (_, more) => {
  expect(place(more)).toEqual(['toolbar', null, null]);
});

it.each<[string, Partial<TabList>]>([
  ['a title', { title: 'Visitas' }],
  ['a filter', { filters: ['name'] }],
  ['actions of selected rows', { bulkActions: ['add'] }],
  ['an order of its own', { sortableFields: ['day'] }],
  ['a form in the toolbar', { actions: ['ask'] }],
  ['two actions', { actions: ['add', 'add'] }],
])('%s keeps the tools in a row of their own', (_, more) => {
  expect(place(more)).toEqual([null, null, null]);
});
