// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeField } from '../../testing/makeField';
import { TableSkeleton } from './TableSkeleton';

const [shown, hidden] = [{ hidden: false }, { hidden: true }];

it('has a bar for each column that is shown by default', () => {
  render(<TableSkeleton columns={[shown, hidden, shown]} />);
  const rows = screen.getByRole('status').querySelectorAll('.list-skeleton-row');
  expect([...rows].map((row) => row.childElementCount)).toEqual(Array(12).fill(2));
});

it('has the tile of an image, and a narrow place for the icon that opens a record', () => {
  const image = makeField({ type: 'facade', name: 'tile' });
  render(<TableSkeleton columns={[{ ...shown, image }, shown, { ...shown, newTab: true }]} />);
  const [row] = screen.getByRole('status').querySelectorAll<HTMLElement>('.list-skeleton-row');
  expect(row?.style.gridTemplateColumns).toBe('29px 1fr 1fr 20px');
  expect(row?.querySelectorAll('.is-tile')).toHaveLength(1);
});
