// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeField } from '../../testing/makeField';
import { TestApp } from '../../testing/TestApp';
import { TableSkeleton, type SkeletonList } from './TableSkeleton';

const EMPTY_LIST: SkeletonList = {
  columns: [],
  rowActions: [],
  rowButtons: [],
  bulkActions: [],
};

/** Renders the skeleton of a list with these columns, and returns its table. */
function renderTable(columns: SkeletonList['columns']): HTMLTableElement {
  render(
    <TestApp>
      <TableSkeleton list={{ ...EMPTY_LIST, columns }} />
    </TestApp>,
  );
  return screen.getByRole<HTMLTableElement>('table', { hidden: true });
}

it('has the labels of the columns that are shown by default, and twelve rows below them', () => {
  const table = renderTable([
    { hidden: false, label: 'Dirección' },
    { hidden: true, label: 'Código postal' },
    { hidden: false, label: 'Alias' },
  ]);
  expect([...(table.tHead?.rows[0]?.cells ?? [])].map((cell) => cell.textContent)).toEqual([
    'Dirección',
    'Alias',
  ]);
  const [body] = table.tBodies;
  expect([...(body?.rows ?? [])].map((row) => row.cells.length)).toEqual(Array(12).fill(2));
});

it('has places for the picture and the second line of a row, and a narrow one for the icon that opens a record', () => {
  const image = makeField({ type: 'facade', name: 'tile' });
  const below = makeField({ type: 'text', name: 'town' });
  const table = renderTable([
    { hidden: false, image },
    { hidden: false, below },
    { hidden: false, newTab: true },
  ]);
  const cells = [...(table.tBodies[0]?.rows[0]?.cells ?? [])];
  expect(cells.map((cell) => cell.querySelectorAll('.skeleton').length)).toEqual([3, 2, 1]);
  expect(cells.map((cell) => cell.querySelectorAll('.is-tile').length)).toEqual([1, 0, 0]);
  expect(cells[2]?.className).toBe('list-way');
});
