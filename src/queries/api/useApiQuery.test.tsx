// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { DataProviderContext } from 'ra-core';
import { MemoryRouter } from 'react-router-dom';
import type { ReactNode } from 'react';
import { ApiError, createDataProvider } from '../../../dataProvider';
import { getGateway, listGatewayStatus, search } from '../../../dataProvider/contract/endpoints';
import { fakeHost, type FakeResponse } from '../../testing/fakeHost';
import { createApiQueryKey, useDeclaredQuery, useApiQuery } from './useApiQuery';

beforeEach(() => {
  // ra-core's data provider logs every failure.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function setUp(routes: Parameters<typeof fakeHost>[0]) {
  const host = fakeHost(routes);
  const dataProvider = createDataProvider({ resources: new Map(), request: host.request });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <DataProviderContext value={dataProvider}>{children}</DataProviderContext>
      </QueryClientProvider>
    </MemoryRouter>
  );
  return { ...host, client, wrapper };
}

describe('what a part in code reads', () => {
  it('is asked for as the contract says it, and made of the body', async () => {
    const { calls, wrapper } = setUp({ 'GET /gateways/G%2F1': { body: { data: { id: 'G/1' } } } });
    const parse = (body: unknown) => JSON.stringify(body);
    const { result } = renderHook(() => useApiQuery(getGateway, { path: { id: 'G/1' } }, { parse }), {
      wrapper,
    });
    expect(result.current).toMatchObject({ data: undefined, error: null, isPending: true });
    await waitFor(() => expect(result.current.data).toBe('{"data":{"id":"G/1"}}'));
    expect(result.current.updatedAt).toBeGreaterThan(0);
    expect(calls()).toEqual(['GET /gateways/G%2F1']);
  });

  it('sends values as they are, braces too, and leaves out what has none', async () => {
    const { calls, wrapper } = setUp({
      'GET /search': { body: { assets: [] } },
      'GET /gateways/status': { body: [] },
    });
    const options = { parse: () => true };
    const { result } = renderHook(
      () => [
        useApiQuery(search, { query: { q: '{id}' } }, options),
        useApiQuery(listGatewayStatus, { query: { asset_id: 'a1', project_id: undefined } }, options),
      ],
      { wrapper },
    );
    await waitFor(() => expect(result.current.every(({ data }) => data)).toBe(true));
    expect(calls()).toEqual(['GET /search?q=%7Bid%7D', 'GET /gateways/status?asset_id=a1']);
  });

  it('tells a failure, logs it where that is said, and asks again', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let status = 500;
    const { wrapper } = setUp({ 'GET /gateways/g1': () => ({ status, body: { id: 'g1' } }) });
    const { result } = renderHook(
      () => useApiQuery(getGateway, { path: { id: 'g1' } }, { parse: () => 'gateway', logErrors: true }),
      { wrapper },
    );
    await waitFor(() => expect(result.current.error).toBeInstanceOf(ApiError));
    expect(log).toHaveBeenCalledWith(result.current.error);
    status = 200;
    result.current.refetch();
    await waitFor(() => expect(result.current).toMatchObject({ data: 'gateway', error: null }));
  });

  it.each([401, 503])(
    'is as while it is read once a %i leads away [SHELL-47, SHELL-48, HTTP-08]',
    async (status) => {
      const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      let answer: FakeResponse = { status, body: {} };
      const { calls, client, wrapper } = setUp({ 'GET /gateways/g1': () => answer });
      const { result } = renderHook(
        () => useApiQuery(getGateway, { path: { id: 'g1' } }, { parse: () => 'gateway', logErrors: true }),
        { wrapper },
      );
      const failed = () =>
        client.getQueryState(createApiQueryKey(getGateway, { path: { id: 'g1' } }))?.status === 'error';
      await waitFor(() => expect(failed()).toBe(true));
      const leaving = { data: undefined, error: null, isPending: true, isFetching: true };
      expect(result.current).toMatchObject(leaving);
      expect(log).not.toHaveBeenCalled();
      answer = { body: { id: 'g1' } };
      result.current.refetch();
      await waitFor(() => expect(result.current).toMatchObject({ data: 'gateway', isFetching: false }));
      answer = { status, body: {} };
      result.current.refetch();
      await waitFor(() => expect(failed()).toBe(true));
      expect(result.current).toMatchObject({ data: 'gateway', error: null, isPending: false });
      expect(calls()).toHaveLength(3);
    },
  );

  it('has something in its stead where that is said: then it is no failure, only logged', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { wrapper } = setUp({ 'GET /gateways/g1': { status: 404, body: {} } });
    const { result } = renderHook(
      () => useApiQuery(getGateway, { path: { id: 'g1' } }, { parse: () => 'gateway', fallbackData: 'none' }),
      { wrapper },
    );
    await waitFor(() => expect(result.current).toMatchObject({ data: 'none', error: null }));
    expect(log).toHaveBeenCalledOnce();
  });

  it('is not asked for while it is not wanted', () => {
    const { calls, wrapper } = setUp({});
    const options = { parse: () => true, enabled: false };
    renderHook(() => useApiQuery(getGateway, { path: { id: 'g1' } }, options), { wrapper });
    expect(calls()).toEqual([]);
  });

  it('is kept under its group, call and input, so that others can read it again', async () => {
    const { client, wrapper } = setUp({ 'GET /gateways/g1': { body: { id: 'g1' } } });
    const options = { parse: () => 'read', keyPrefix: ['gateway'] };
    const { result } = renderHook(() => useApiQuery(getGateway, { path: { id: 'g1' } }, options), {
      wrapper,
    });
    await waitFor(() => expect(result.current.data).toBe('read'));
    expect(client.getQueryData(createApiQueryKey(getGateway, { path: { id: 'g1' } }, ['gateway']))).toBe(
      'read',
    );
  });
});

describe('a declared reading', () => {
  it.each(['', 'null', '7', '"OK"', 'OK', '{"sum":'])('is a failure where %j came', async (text) => {
    const { wrapper } = setUp({ 'GET /meters': { text } });
    const read = { resource: '', path: '/meters', query: {}, key: [] };
    const parse = (body: unknown) => body;
    const { result } = renderHook(() => useDeclaredQuery(read, {}, { parse }), { wrapper });
    await waitFor(() => expect(result.current.error).toBeInstanceOf(ApiError));
    expect(result.current.data).toBeUndefined();
  });

  it('is filled from its scope', async () => {
    const { calls, wrapper } = setUp({ 'GET /meters/m1/figures': { body: { sum: 3 } } });
    const read = { resource: 'meters', path: '/meters/{id}/figures', query: { of: '{kind}' }, key: ['m1'] };
    const { result } = renderHook(
      () => useDeclaredQuery(read, { id: 'm1', kind: 'water' }, { parse: (body) => body }),
      { wrapper },
    );
    await waitFor(() => expect(result.current.data).toEqual({ sum: 3 }));
    expect(calls()).toEqual(['GET /meters/m1/figures?of=water']);
  });
});
