import { expect, it } from 'vitest';
import { countTabEntries } from './countTabEntries';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';

const resources = declareResources({
  name: 'places',
  label: 'Sitios',
  recordRepresentation: 'name',
  members: ['rooms', 'total'],
  api: { path: '/places' },
  fields: { name: { type: 'text', label: 'Nombre' } },
  list: { columns: ['name'] },
  show: {
    header: { fields: [] },
    tabs: {
      rooms: { label: 'Salas', count: 'rooms', fields: ['name'] },
      visits: { label: 'Visitas', count: 'total', fields: ['name'] },
      nearby: {
        label: 'Cerca',
        list: { resource: 'places', recordPath: '$included.places', columns: ['name'] },
      },
      data: { label: 'Datos', fields: ['name'] },
    },
  },
});

const tabs = getDeclaredResource(resources, 'places').show?.tabs ?? [];
const countAll = (record: Record<string, unknown>) =>
  tabs.map((tab) => countTabEntries(tab.count, { id: '1', ...record }));

it('counts the list that the record holds for a tab, or shows its number [ADET-02]', () => {
  expect(countAll({ rooms: [{}, {}], total: 12_345, $included: { places: [{ id: '2' }] } })).toEqual([
    '2',
    '12.345',
    '1',
    undefined,
  ]);
  expect(countAll({ rooms: [], total: 0, $included: { places: [] } })).toEqual(['0', '0', '0', undefined]);
});

it('shows no number where the record holds none: nothing is said that is not known', () => {
  expect(countAll({})).toEqual([undefined, undefined, undefined, undefined]);
  expect(countAll({ rooms: null, total: 'muchas', $included: {} })).toEqual(Array(4).fill(undefined));
});
