// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TableSkeleton } from './TableSkeleton';

const [shown, hidden] = [{ hidden: false }, { hidden: true }];

it('has a bar for each column that is shown by default', () => {
  render(<TableSkeleton columns={[shown, hidden, shown]} />);
  const rows = screen.getByRole('status').querySelectorAll('.list-skeleton-row');
  expect([...rows].map((row) => row.childElementCount)).toEqual(Array(12).fill(2));
  expect(screen.getByRole('status')).not.toHaveClass('of-one-column');
});

it('is as narrow as the table if one column is shown', () => {
  render(<TableSkeleton columns={[shown, hidden]} />);
  expect(screen.getByRole('status')).toHaveClass('of-one-column');
});
