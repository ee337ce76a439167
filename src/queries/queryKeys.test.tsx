// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { useQueryClient } from '@tanstack/react-query';
import { useGetList, useGetMany, useGetOne, type DataProvider } from 'ra-core';
import { expect, it } from 'vitest';
import { TestApp } from '../testing/TestApp';
import {
  createGetManyKey,
  DETAIL_META,
  createDetailKey,
  isRecordKeyOf,
  createListsKey,
  createListPageKey,
  createRecordKey,
} from './queryKeys';

const SUN = { id: 7, name: 'Sol' };
const page = {
  pagination: { page: 2, perPage: 10 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: {},
};
// The data provider methods that the hooks need; its generic types cannot describe a single record.
const dataProvider = {
  getList: () => Promise.resolve({ data: [SUN], total: 1 }),
  getOne: () => Promise.resolve({ data: SUN }),
  getMany: () => Promise.resolve({ data: [SUN] }),
} as Partial<DataProvider>;

it('finds what the hooks of react-admin read under the keys they read it under', async () => {
  const { result } = renderHook(
    () => {
      useGetList('cars', page);
      useGetOne('cars', { id: 7, meta: DETAIL_META });
      useGetMany('cars', { ids: [7] });
      return useQueryClient();
    },
    { wrapper: ({ children }) => <TestApp dataProvider={dataProvider}>{children}</TestApp> },
  );
  const { current: client } = result;
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(client.getQueryData(createListPageKey('cars', page))).toMatchObject({ data: [SUN] });
  expect(client.getQueriesData({ queryKey: createListsKey('cars') })).toHaveLength(1);
  expect(client.getQueryData(createDetailKey('cars', 7))).toEqual(SUN);
  expect(client.getQueryData(createRecordKey('cars', 7))).toEqual(SUN);
  expect(client.getQueryData(createGetManyKey('cars', 7))).toEqual([SUN]);
  expect(createGetManyKey('cars', [7])).toEqual(createGetManyKey('cars', 7));
  const keys = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);
  expect(keys.filter((key) => isRecordKeyOf('cars', key))).toHaveLength(2);
});
