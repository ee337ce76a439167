import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider, type ApiError } from '..';
import type { DialectSource } from '../../src/config/dialects/resolveDialect';
import { declareResources } from '../../src/testing/declareResources';
import { fakeHost, type FakeResponse } from '../../src/testing/fakeHost';
import { isOutcomeUnknown } from '../http/apiError';
import { isPendingResult } from '../pendingResult';
import { createRequest } from '../http/request';
import { parseRetryAfter } from './rateLimit';

const resources = declareResources({
  name: 'pumps',
  label: 'Bombas',
  recordRepresentation: 'name',
  api: { path: '/pumps' },
  fields: { name: { type: 'text' } },
});
const LIST = {
  pagination: { page: 1, perPage: 5 },
  sort: { field: '', order: 'ASC' as const },
  filter: {},
};

function speak(answer: Parameters<typeof fakeHost>[0][string], errors: object = {}) {
  const host = fakeHost({ '*': answer });
  const onWait = vi.fn();
  const dialects: Record<string, DialectSource> = { main: { extends: 'limit-offset', errors } };
  const provider = createDataProvider({ resources, request: host.request, dialects, onWait });
  const update = () =>
    provider.update('pumps', { id: '1', data: { name: 'B' }, previousData: { id: '1', name: 'A' } });
  return { ...host, provider, update, onWait };
}
const failureOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => {
      throw new Error('It should have failed');
    },
    (error: unknown) => error as ApiError,
  );

describe('a write that is accepted (202)', () => {
  const A = { id: '1', name: 'A' };
  const B = { id: '1', name: 'B' };
  const JOB = { status: 202, body: { id: 'job-9', name: 'queued' } };
  const ask = (read: FakeResponse, dialect: DialectSource = 'limit-offset', write: FakeResponse = JOB) => {
    const host = fakeHost({ 'GET /pumps/1': read, 'GET /pumps/job-9': read, '*': write });
    return createDataProvider({ resources, request: host.request, dialects: { main: dialect } });
  };
  const write = async (provider: ReturnType<typeof ask>, method: 'create' | 'update' | 'delete') => {
    const params = { id: '1', data: { name: 'B' }, previousData: A };
    const send = provider[method] as (name: string, of: object) => Promise<{ data: { id: unknown } }>;
    const result = await send('pumps', params);
    return [isPendingResult(result), result.data.id];
  };

  it.each<[string, 'create' | 'update' | 'delete', FakeResponse, boolean, unknown]>([
    ['a change that reads back as before', 'update', { body: A }, true, '1'],
    ['a change that reads back as sent', 'update', { body: B }, false, '1'],
    ['a change that cannot be read back', 'update', { status: 500 }, true, '1'],
    ['a new record that is not there yet', 'create', { status: 404 }, true, ''],
    ['a new record that is there', 'create', { body: { ...B, id: 'job-9' } }, false, 'job-9'],
    ['a removal of what is still there', 'delete', { body: A }, true, '1'],
    ['a removal of what is gone', 'delete', { status: 404 }, false, '1'],
  ])('is not said to be done before it is: %s', async (_, method, read, isPending, id) => {
    expect(await write(ask(read), method)).toEqual([isPending, id]);
  });

  it('gives the id of a new record where the dialect says the place', async () => {
    const dialect: DialectSource = { extends: 'limit-offset', create: { id: ['data.pump'] } };
    const answer = { status: 202, body: { data: { pump: 7 } } };
    expect(await write(ask({ status: 404 }, dialect, answer), 'create')).toEqual([true, '7']);
  });

  it.each<[FakeResponse, string, 'DELETE' | 'POST', boolean | undefined]>([
    [{ body: A }, '/pumps/{id}', 'DELETE', true],
    [{ status: 404 }, '/pumps/{id}', 'DELETE', false],
    [{ status: 404 }, '/pumps/{id}/start', 'POST', true],
  ])('by an action: read back with %j, %s %s', async (read, path, method, isPending) => {
    const { data } = await ask(read).call('pumps', { call: { method, path }, scope: A });
    expect([data.status, data.isPending]).toEqual([202, isPending]);
  });

  it('means nothing else in the dialect of the product', async () => {
    expect(await write(ask({ body: { data: A } }, 'json-api'), 'update')).toEqual([false, 'job-9']);
  });
});

describe('a write is done', () => {
  it.each<[string, FakeResponse]>([
    ['a record', { body: { id: 1, name: 'B' } }],
    ['an empty body', { status: 200 }],
    ['no content', { status: 204 }],
    ['a reset', { status: 205 }],
    ['nothing to change', { status: 304 }],
    ['a text', { text: 'Updated', headers: { 'Content-Type': 'text/plain; charset=utf-8' } }],
    ['a text that its framework calls HTML', { text: 'OK', headers: { 'Content-Type': 'text/html' } }],
    ['several results', { status: 207, body: [{ status: 200 }, { status: 201 }] }],
  ])('if the host answers with %s', async (_, answer) => {
    expect((await speak(answer).update()).data.id).toBeDefined();
  });

  it.each<[string, FakeResponse]>([
    ['a page', { text: '<html>Login</html>', headers: { 'Content-Type': 'text/html' } }],
    ['half of JSON', { text: '{"id":1,', headers: { 'Content-Type': 'application/json' } }],
    ['half of JSON as a text', { text: '{"id":1,', headers: { 'Content-Type': 'text/plain' } }],
  ])('perhaps, if the host answers with %s', async (_, answer) => {
    expect(isOutcomeUnknown(await failureOf(speak(answer).update()))).toBe(true);
  });

  it('perhaps, if the host sent it on: browsers turn it into a read', async () => {
    const request = createRequest({
      hosts: { main: '' },
      getToken: () => undefined,
      fetch: async () =>
        Object.defineProperty(new Response('{"id":1}', { status: 200 }), 'redirected', { value: true }),
    });
    const provider = createDataProvider({ resources, request, dialects: { main: 'limit-offset' } });
    const error = await failureOf(provider.create('pumps', { data: { name: 'A' } }));
    expect(isOutcomeUnknown(error)).toBe(true);
    expect((await provider.getOne('pumps', { id: '1' })).data.id).toBe(1);
  });

  it('in part, if one of several results failed', async () => {
    const body = { results: [{ status: 200 }, { status: 'HTTP/1.1 409 Conflict', detail: 'Ocupada.' }] };
    const error = await failureOf(speak({ status: 207, body }).update());
    expect([error.code, error.detail]).toEqual([207, 'No se han hecho 1 de 2. Ocupada.']);
    expect(isOutcomeUnknown(error)).toBe(false);
  });
});

describe('a refusal in a successful response', () => {
  const errors = { when: [{ path: 'success', is: [false] }], status: ['code'], message: ['reason'] };

  it('is an error, with the status that it says', async () => {
    const body = { success: false, code: 409, reason: 'Ya existe.' };
    const error = await failureOf(speak({ body }, errors).update());
    expect([error.code, error.detail]).toEqual([409, 'Ya existe.']);
    const other = await failureOf(speak({ body: { ...body, code: 12 } }, errors).update());
    expect(other.code).toBe(422);
  });

  it('is one for a read, too, and not without its member', async () => {
    const missing = speak({ body: { success: false, code: 404 } }, errors).provider.getOne('pumps', {
      id: '1',
    });
    expect((await failureOf(missing)).code).toBe(404);
    expect((await speak({ body: { id: 1 } }, errors).update()).data.id).toBe(1);
    expect((await speak({ body: { id: 1, success: true } }, errors).update()).data.id).toBe(1);
  });

  it.each<[object, object, boolean]>([
    [{ path: 'error' }, { id: 1, error: null }, false],
    [{ path: 'error' }, { id: 1, error: { message: 'No.' } }, true],
    [{ path: 'meta.state', not: ['ok', 'done'] }, { id: 1, meta: { state: 'done' } }, false],
    [{ path: 'meta.state', not: ['ok', 'done'] }, { id: 1, meta: { state: 'late' } }, true],
  ])('is what the dialect says: %j of %j', async (condition, body, isRefused) => {
    const answer = speak({ body }, { when: [condition] })
      .update()
      .then(
        () => false,
        () => true,
      );
    expect(await answer).toBe(isRefused);
  });
});

describe('a host that has too many requests', () => {
  // The provider loads its dialect with its first call, which takes no time of a clock that is set by hand.
  beforeAll(async () => {
    const { provider, update } = speak({ body: { id: 1, name: 'B', results: [], count: 0 } });
    await Promise.allSettled([update(), provider.getList('pumps', LIST)]);
  });
  beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));
  afterEach(() => vi.useRealTimers());

  const busy = (count: number, headers: Record<string, string>) => {
    let refusals = 0;
    return speak(() => (refusals++ < count ? { status: 429, headers } : { body: { id: 1, name: 'B' } }));
  };

  it('is asked again when it says, also for writes, and that is reported once', async () => {
    const { update, calls, onWait } = busy(2, { 'Retry-After': '7' });
    const both = Promise.all([update(), update()]);
    await vi.advanceTimersByTimeAsync(6900);
    expect([calls().length, onWait.mock.calls]).toEqual([2, [[7]]]);
    await vi.advanceTimersByTimeAsync(200);
    expect((await both).map(({ data }) => data.id)).toEqual([1, 1]);
    expect(calls()).toHaveLength(4);
  });

  it('holds other requests back meanwhile', async () => {
    const { update, provider, calls } = busy(1, { 'Retry-After': 'Thu, 01 Jan 2026 00:00:05 GMT' });
    const first = update();
    await vi.advanceTimersByTimeAsync(10);
    const second = provider.getOne('pumps', { id: '1' });
    await vi.advanceTimersByTimeAsync(4000);
    expect(calls()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1100);
    await Promise.all([first, second]);
    expect(calls()).toHaveLength(3);
  });

  it('fails if it says no time, or too long a one', async () => {
    const silent = busy(99, {});
    const failing = failureOf(silent.update());
    await vi.advanceTimersByTimeAsync(70_000);
    expect((await failing).code).toBe(429);
    expect(silent.calls()).toHaveLength(6);
    const { update, calls, onWait } = busy(99, { 'Retry-After': '3600' });
    expect((await failureOf(update())).code).toBe(429);
    expect([calls().length, onWait.mock.calls]).toEqual([1, []]);
  });

  it('is not asked again after the caller has left', async () => {
    const { provider, calls } = busy(99, { 'Retry-After': '5' });
    const controller = new AbortController();
    const list = provider.getList('pumps', { ...LIST, signal: controller.signal });
    const failing = failureOf(list);
    await vi.advanceTimersByTimeAsync(100);
    controller.abort(new Error('left'));
    expect((await failing).message).toBe('left');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls()).toHaveLength(1);
  });

  it.each([
    ['5', 5],
    ['0', 0],
    ['', undefined],
    ['soon', undefined],
    ['Thu, 01 Jan 2026 00:01:00 GMT', 60],
    ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
  ])('says %j', (text, seconds) => {
    expect(parseRetryAfter(text)).toBe(seconds);
  });
});
