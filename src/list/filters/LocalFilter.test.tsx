// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { TestApp } from '../../testing/TestApp';
import type { TextCondition } from './filterConditions';
import LocalFilter from './LocalFilter';

const resources = declareResources({
  name: 'rooms',
  label: 'Salas',
  recordRepresentation: 'id',
  api: { getList: { path: '/rooms' } },
  fields: {
    name: { type: 'text', label: 'Nombre' },
    days: { type: 'enum', values: { 1: 'Lunes', 2: 'Martes', 3: 'Miércoles' }, multiple: true, join: ',' },
  },
  list: { columns: ['name'], filters: ['name', { field: 'days', kind: 'several' }] },
});
const rows = [
  { id: 'a', name: 'Azul', days: '1, 2' },
  { id: 'b', name: 'Ámbar', days: '3' },
  { id: 'c', name: 'Roja', days: '' },
];

/** Returns the ids of the matching rows. */
function found(filter: readonly TextCondition[]): string | null {
  const { list } = getDeclaredResource(resources, 'rooms');
  if (!list) throw new Error('no list');
  render(
    <TestApp>
      <LocalFilter list={list} filter={filter}>
        {(fits) => (
          <output>
            {rows
              .filter(fits)
              .map(({ id }) => id)
              .join(' ')}
          </output>
        )}
      </LocalFilter>
    </TestApp>,
  );
  return screen.getByRole('status').textContent;
}

describe('rows that come whole', () => {
  const named = (value: string): TextCondition => ({ field: 'name', operator: '=', value });
  const onDays = (...value: string[]): TextCondition => ({ field: 'days', operator: 'in', value });
  it.each<[TextCondition[], string]>([
    [[], 'a b c'],
    [[named('ambar')], 'b'],
    [[onDays('2')], 'a'],
    [[onDays('1', '3')], 'a b'],
    [[named('azul'), onDays('3')], ''],
  ])('are asked for by %j: «%s» fit', (filter, ids) => {
    expect(found(filter)).toBe(ids);
  });
});
