// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QueryObserver } from '@tanstack/react-query';
import type { GetListParams, GetOneParams } from 'ra-core';
import type { ResourceInput } from '../../config/schema/resource';
import { IDENTITY_QUERY_KEY } from '../../session/profile/profile';
import { createListPageQuery } from '../../queries/list/listPageQuery';
import { createDetailKey } from '../../queries/queryKeys';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { deferred } from '../../testing/deferred';
import { createQueryClient } from '../queryClient';
import type { InitialRoute } from './initialRoute';
import { prefetchInitialRoute } from './prefetchInitialRoute';

const cars: ResourceInput = {
  name: 'cars',
  label: 'Coches',
  recordRepresentation: 'name',
  api: { path: '/cars' },
  access: { list: 'list_cars' },
  fields: { name: { type: 'text', label: 'Nombre' } },
  list: { columns: ['name'], pageSizes: [10, 50], pageSize: 10 },
};
const ana = { id: 'U1' };
const page = { data: [{ id: 1, name: 'Rojo' }], total: 1 };

function begin(
  changes: Partial<ResourceInput> = {},
  { id, code = Promise.resolve() }: Partial<InitialRoute> = {},
) {
  const resource = getDeclaredResource(declareResources({ ...cars, ...changes }), 'cars');
  const me = deferred<typeof ana>();
  const rows = deferred<typeof page>();
  const queryClient = createQueryClient();
  const getIdentity = vi.fn(me.respond);
  const getList = vi.fn((_resource: string, _params: GetListParams) => rows.respond());
  const record = deferred<{ data: { id: string } }>();
  const getOne = vi.fn((_resource: string, _params: GetOneParams) => record.respond());
  const dataProvider = { getList, getOne } as never;
  const reads = prefetchInitialRoute({
    queryClient,
    authProvider: { getIdentity },
    dataProvider,
    initialRoute: Promise.resolve({ resource, id, code }),
  });
  let isReady = false;
  void reads.ready.then(() => (isReady = true));
  const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  const asked = () => getList.mock.calls.map(([name, { pagination }]) => [name, pagination]);
  const drawnRows = () => {
    const params = getList.mock.calls[0]?.[1] as GetListParams;
    return queryClient.getQueryData(createListPageQuery(dataProvider, 'cars', { ...params }).queryKey);
  };
  return {
    me,
    rows,
    queryClient,
    getIdentity,
    getList,
    getOne,
    record,
    reads,
    isReady: () => isReady,
    settle,
    asked,
    drawnRows,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  saveSession({ token: 't', permissions: ['list_cars'] });
  window.history.replaceState(null, '', '/admin/cars?page=2&size=50');
});
afterEach(() => {
  vi.useRealTimers();
  clearSession();
});

describe('before anything is drawn', () => {
  it('the profile and the page of the address are read, once, and are there', async () => {
    const { me, rows, settle, isReady, asked, queryClient, getIdentity } = begin();
    await settle();
    expect(getIdentity).toHaveBeenCalledOnce();
    expect(asked()).toEqual([['cars', { page: 2, perPage: 50 }]]);
    me.resolve(ana);
    await settle();
    expect(isReady()).toBe(false);
    rows.resolve(page);
    await settle();
    expect(isReady()).toBe(true);
    expect(queryClient.getQueryData(IDENTITY_QUERY_KEY)).toEqual(ana);
    expect(queryClient.getQueriesData({ queryKey: ['cars', 'getList'] })).toMatchObject([[{}, page]]);
  });

  it('the record of the address is read in place of rows, where it may be seen', async () => {
    const { me, record, settle, isReady, asked, getOne, queryClient } = begin({}, { id: 'D 1' });
    me.resolve(ana);
    await settle();
    expect(asked()).toEqual([]);
    expect(getOne.mock.calls).toMatchObject([['cars', { id: 'D 1' }]]);
    expect(isReady()).toBe(false);
    record.resolve({ data: { id: 'D 1' } });
    await settle();
    expect(isReady()).toBe(true);
    expect(queryClient.getQueryData(createDetailKey('cars', 'D 1'))).toEqual({ id: 'D 1' });
    const forbidden = begin({ access: { list: 'list_cars', show: 'other' } }, { id: 'D 1' });
    await forbidden.settle();
    expect(forbidden.getOne).not.toHaveBeenCalled();
  });

  it('the code of the page is waited for as well, no longer than 200 ms', async () => {
    const code = deferred<void>();
    const { me, rows, settle, isReady } = begin({}, { code: code.respond() });
    me.resolve(ana);
    rows.resolve(page);
    await settle();
    expect(isReady()).toBe(false);
    code.resolve(undefined);
    await settle();
    expect(isReady()).toBe(true);
    const late = begin({ list: undefined }, { code: new Promise(() => undefined) });
    late.me.resolve(ana);
    await late.settle(200);
    expect(late.isReady()).toBe(true);
  });

  it('a slow host is waited for no longer than 200 ms', async () => {
    const { settle, isReady } = begin();
    await settle(199);
    expect(isReady()).toBe(false);
    await settle(1);
    expect(isReady()).toBe(true);
  });

  it('a failure is kept until somebody is there to show it, and asked for no second time', async () => {
    const { getIdentity, queryClient, reads, settle, isReady, me } = begin({ list: undefined });
    getIdentity.mockClear();
    me.resolve(Promise.reject(new Error('500')) as never);
    await settle();
    expect(isReady()).toBe(true);
    expect(queryClient.getQueryState(IDENTITY_QUERY_KEY)).toMatchObject({
      status: 'pending',
      fetchStatus: 'fetching',
    });
    const read = vi.fn(() => Promise.resolve(ana));
    const observer = new QueryObserver(queryClient, { queryKey: IDENTITY_QUERY_KEY, queryFn: read });
    const leave = observer.subscribe(() => undefined);
    reads.releaseErrors();
    await settle();
    expect(observer.getCurrentResult().error?.message).toBe('500');
    expect(read).not.toHaveBeenCalled();
    leave();
  });

  it.each<[string, Partial<ResourceInput>]>([
    ['may not be seen', { access: { list: 'other' } }],
    ['depends on the role', { access: { list: { roles: ['ROLE_ADMIN'] } } }],
    ['is not there', { list: undefined }],
  ])('no rows are asked for where the list %s', async (_, changes) => {
    const { settle, asked, me, isReady } = begin(changes);
    me.resolve(ana);
    await settle();
    expect(asked()).toEqual([]);
    expect(isReady()).toBe(true);
  });
});
