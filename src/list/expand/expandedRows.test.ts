import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { getExpandedRows } from './expandedRows';

it('keeps the open rows of an entry that takes the place of another, and those that an entry had', () => {
  const client = new QueryClient();
  const first = getExpandedRows(client, 'a');
  first.setExpanded(['r1'], true);
  expect([...getExpandedRows(client, 'b', first).getSnapshot()]).toEqual(['r1']);
  expect(getExpandedRows(client, 'b')).toBe(first);
  const other = getExpandedRows(client, 'c');
  expect([...other.getSnapshot()]).toEqual([]);
  expect(getExpandedRows(client, 'c', first)).toBe(other);
});
