import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createListPageKey } from '../queryKeys';
import { findLatestListQuery, findListRow } from './latestListQuery';

const page = (number: number) => createListPageKey('cars', { page: number });

function createClient(): QueryClient {
  const client = new QueryClient();
  client.setQueryData(page(1), { data: [{ id: 7, name: 'Old' }, { id: 8 }], total: 2 }, { updatedAt: 1000 });
  client.setQueryData(page(2), { data: [{ id: 7, name: 'New' }], total: 1 }, { updatedAt: 2000 });
  client.setQueryData(createListPageKey('vans', {}), { data: [{ id: 9 }], total: 1 });
  return client;
}

it('finds the row of a record in the list that was fetched last', () => {
  const client = createClient();
  expect(findListRow(client, 'cars', '7')).toEqual({ id: 7, name: 'New' });
  expect(findListRow(client, 'cars', '8')).toEqual({ id: 8 });
  expect(findListRow(client, 'cars', '9')).toBeUndefined();
});

it('finds no row that a write has made stale, but still the list', async () => {
  const client = createClient();
  await client.invalidateQueries({ queryKey: page(2) });
  expect(findListRow(client, 'cars', '7')).toBeUndefined();
  expect(findLatestListQuery(client, 'cars', '7')?.queryKey).toEqual(page(2));
});
