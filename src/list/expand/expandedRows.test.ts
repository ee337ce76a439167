import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { getExpandedRows, setExpanded } from './expandedRows';

it('keeps the open rows of an entry that takes the place of another, and those that an entry had', () => {
  const client = new QueryClient();
  const first = getExpandedRows(client, 'a');
  setExpanded(first, ['r1'], true);
  expect([...getExpandedRows(client, 'b', first).getState().keys]).toEqual(['r1']);
  expect(getExpandedRows(client, 'b')).toBe(first);
  const other = getExpandedRows(client, 'c');
  expect([...other.getState().keys]).toEqual([]);
  expect(getExpandedRows(client, 'c', first)).toBe(other);
});
