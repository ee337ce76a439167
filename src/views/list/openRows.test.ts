import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { openRowsAt } from './openRows';

it('keeps the open rows of an entry that takes the place of another, and those that an entry had', () => {
  const client = new QueryClient();
  const first = openRowsAt(client, 'a');
  first.set(['r1'], true);
  expect([...openRowsAt(client, 'b', first).now()]).toEqual(['r1']);
  expect(openRowsAt(client, 'b')).toBe(first);
  const other = openRowsAt(client, 'c');
  expect([...other.now()]).toEqual([]);
  expect(openRowsAt(client, 'c', first)).toBe(other);
});
