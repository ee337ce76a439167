// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChartOrTable } from './ChartOrTable';

afterEach(() => vi.restoreAllMocks());

const table = {
  caption: 'Lluvia',
  columns: ['Día', 'Litros'],
  rows: [
    ['1', '5'],
    ['1', '7'],
  ],
};

it('a chart has its numbers one click away, in a table with heads for rows and columns', () => {
  render(
    <ChartOrTable table={table}>
      <span>dibujo</span>
    </ChartOrTable>,
  );
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ver como tabla: Lluvia' }));
  expect(screen.queryByText('dibujo')).toBeNull();
  expect(screen.getByRole('table', { name: 'Lluvia' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Día',
    'Litros',
  ]);
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  // Long tables scroll: the keyboard has to reach them.
  expect(screen.getByRole('region', { name: 'Lluvia' })).toHaveAttribute('tabindex', '0');
  fireEvent.click(screen.getByRole('button', { name: 'Ver como gráfico: Lluvia' }));
  expect(screen.getByText('dibujo')).toBeVisible();
});

it('a chart that cannot be drawn leaves its numbers [DASH-15]', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('no');
  };
  render(
    <ChartOrTable table={table}>
      <Broken />
    </ChartOrTable>,
  );
  expect(screen.getByRole('table', { name: 'Lluvia' })).toBeVisible();
});
