import { expect, it } from 'vitest';
import type { ResourceInput } from '../../../config/schema/resource';
import { declareResources, getDeclaredResource } from '../../../testing/declareResources';
import { countByReference, getCountState, listCountLegend } from './countStates';

const gates: ResourceInput = {
  name: 'gates',
  label: { one: 'Puerta', many: 'Puertas' },
  recordRepresentation: 'id',
  api: { getList: { path: '/gates' } },
  fields: {
    site: { type: 'reference', label: 'Sitio', resource: 'gates' },
    status: { type: 'status', label: 'Estado', values: { on: 'Sí', off: 'No' } },
  },
  list: { columns: ['status'] },
};
const { fields } = getDeclaredResource(declareResources(gates), 'gates');

it('counts the records of each reference, by its id or its object, and those with one of the values', () => {
  const rows = [
    { id: 1, site: 'a', status: 'off' },
    { id: 2, site: { id: 'a' }, status: 'on' },
    { id: 3, site: 7, status: 'off' },
    { id: 4, site: null, status: 'off' },
  ];
  const counts = countByReference(rows, fields['site']!, fields['status']!, ['off']);
  expect(counts.get('a')).toEqual({ count: 1, total: 2 });
  expect(counts.get('7')).toEqual({ count: 1, total: 1 });
});

it('has the declared text after the numbers, and names what is counted if there is none', () => {
  expect(getCountState({ count: 1, total: 3 }, 'Puertas', 'abiertas').label).toBe('1 de 3 abiertas');
  expect(getCountState({ count: 0, total: 0 }, 'Puertas', 'abiertas').label).toBe('Puertas: no hay');
});

it.each([
  [0, 0, 'neutral', 'Puertas: no hay'],
  [0, 3, 'success', 'Puertas: 0 de 3'],
  [1, 3, 'warning', 'Puertas: 1 de 3'],
  [3, 3, 'danger', 'Puertas: 3 de 3'],
])('%i of %i is "%s"', (count, total, tone, label) => {
  expect(getCountState({ count, total }, 'Puertas')).toEqual({ tone, label });
});

it('names what there is none of in the legend, with its acronyms', () => {
  expect(listCountLegend('Tarjetas NFC').at(-1)?.label).toBe('sin tarjetas NFC');
});
