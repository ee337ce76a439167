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

/** Renders the skeleton of a list with these columns, and returns the cells of its head and of each row. */
function renderCells(columns: SkeletonList['columns']): { head: Element[]; rows: Element[][] } {
  render(
    <TestApp>
      <TableSkeleton list={{ ...EMPTY_LIST, columns }} />
    </TestApp>,
  );
  const skeleton = screen.getByRole('status');
  return {
    head: [...(skeleton.querySelector('.skeleton-head')?.children ?? [])],
    rows: Array.from(skeleton.querySelectorAll('.skeleton-row'), ({ children }) => [...children]),
  };
}

it('has the labels of the columns that are shown by default, and twelve rows below them', () => {
  const { head, rows } = renderCells([
    { hidden: false, label: 'Dirección' },
    { hidden: true, label: 'Código postal' },
    { hidden: false, label: 'Alias' },
  ]);
  expect(head.map((cell) => cell.textContent)).toEqual(['Dirección', 'Alias']);
  expect(rows.map((cells) => cells.length)).toEqual(Array(12).fill(2));
});

it('has places for the picture and the second line of a row, and a narrow one for the icon that opens a record', () => {
  const image = makeField({ type: 'facade', name: 'tile' });
  const below = makeField({ type: 'text', name: 'town' });
  const { rows } = renderCells([
    { hidden: false, image },
    { hidden: false, below },
    { hidden: false, newTab: true },
  ]);
  const [cells = []] = rows;
  expect(cells.map((cell) => cell.querySelectorAll('.skeleton').length)).toEqual([3, 2, 1]);
  expect(cells.map((cell) => cell.querySelectorAll('.is-tile').length)).toEqual([1, 0, 0]);
  expect(cells[2]?.querySelector('.skeleton-cell')).toHaveStyle({ width: '20px' });
});

it('is no table, whose rows could be taken for records', () => {
  renderCells([{ hidden: false, label: 'Alias' }]);
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
});
