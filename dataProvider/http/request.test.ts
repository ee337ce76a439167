import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findHostPathProblems } from '../../src/config/check/names/hostPathProblems';
import { fakeHost, type FakeResponse } from '../../src/testing/fakeHost';
import { ApiError } from './apiError';
import type { RequestInput } from './request';

const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => {
      throw new Error('It should have failed');
    },
    (error: unknown) => error as ApiError,
  );
const failing = (answer: FakeResponse, input: RequestInput = { path: '/users' }) =>
  failure(fakeHost({ 'GET /users': answer, 'POST /users': answer }).request(input));

describe('what a call carries', () => {
  it('carries the bearer token, Accept-version 1 and no body on a read [LIST-13, LIST-14]', async () => {
    const host = fakeHost({ 'GET /users': { body: {} } });
    await host.request({
      path: '/users',
      query: { 'page[number]': 2, search: '', client: null, sort: undefined },
    });
    expect(host.calls()).toEqual(['GET /users?page[number]=2']);
    const { headers, body } = host.recordedCalls[0]!;
    expect([headers.get('Authorization'), headers.get('Accept-version'), headers.get('Accept')]).toEqual([
      'Bearer token-1',
      '1',
      'application/json',
    ]);
    expect(headers.get('Content-Type')).toBeNull();
    expect(body).toBeUndefined();
  });

  it('sends no Authorization without a token', async () => {
    const host = fakeHost({ 'GET /users': { body: {} } }, { getToken: () => undefined });
    await host.request({ path: '/users' });
    expect(host.recordedCalls[0]?.headers.has('Authorization')).toBe(false);
  });

  it('sends the body of a DELETE', async () => {
    const host = fakeHost({ 'DELETE /users/U1/relationships/assets': { status: 204 } });
    await host.request({
      method: 'DELETE',
      path: '/users/U1/relationships/assets',
      body: { data: [{ id: 'A1' }] },
    });
    expect(host.recordedCalls[0]).toMatchObject({ method: 'DELETE', body: { data: [{ id: 'A1' }] } });
    expect(host.recordedCalls[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  it('keeps version and token of 200 interleaved calls apart [LIST-15]', async () => {
    let token = '';
    const answer = async (): Promise<FakeResponse> => {
      for (let turn = Math.random() * 5; turn > 0; turn--) await Promise.resolve();
      return { body: {} };
    };
    const host = fakeHost({ 'GET /a': answer, 'GET /b': answer }, { getToken: () => token });
    const all = Array.from({ length: 200 }, (_, index) => {
      token = `t${index}`;
      return host.request(
        index % 3 === 0 ? { path: '/b', version: 2, query: { index } } : { path: '/a', query: { index } },
      );
    });
    await Promise.all(all);
    expect(host.recordedCalls).toHaveLength(200);
    for (const { url, headers } of host.recordedCalls) {
      const index = Number(url.split('index=')[1]);
      expect(headers.get('Authorization')).toBe(`Bearer t${index}`);
      expect(headers.get('Accept-version')).toBe(index % 3 === 0 ? '2' : '1');
    }
  });

  it('goes to the named host, and to none that is not configured', async () => {
    const host = fakeHost({ 'GET /plain/cars': { body: [] } });
    await host.request({ path: '/cars', host: 'plain' });
    expect(host.calls()).toEqual(['GET /plain/cars']);
    expect((await failure(host.request({ path: '/cars', host: 'other' }))).code).toBe(800);
    expect(host.recordedCalls).toHaveLength(1);
  });
});

describe('what comes back', () => {
  it('is the body with the status beside it [LIST-16]', async () => {
    const { request } = fakeHost({ 'GET /users': { body: { data: [1] } } });
    expect(await request({ path: '/users' })).toMatchObject({ status: 200, body: { data: [1] } });
  });

  it('brings a 226 as a status, since it is inside 2xx', async () => {
    const { request } = fakeHost({ 'POST /users': { status: 226, body: { detail: 'used' } } });
    expect(await request({ method: 'POST', path: '/users', body: {} })).toMatchObject({
      status: 226,
      body: { detail: 'used' },
    });
  });

  it('brings a 226 of which the text cannot be read as a status, too: it says that nothing was done', async () => {
    const { request } = fakeHost({ 'POST /users': { status: 226, text: '<html>' } });
    expect(await request({ method: 'POST', path: '/users', body: {} })).toMatchObject({
      status: 226,
      body: null,
    });
  });

  it('takes an empty 204 for a success', async () => {
    const { request } = fakeHost({ 'POST /users': { status: 204 } });
    expect(await request({ method: 'POST', path: '/users' })).toMatchObject({ status: 204, body: null });
  });

  it('brings a file as a blob', async () => {
    const { request } = fakeHost({ 'GET /file': { text: 'a;b' } });
    const { body } = await request<Blob>({ path: '/file', responseType: 'blob' });
    expect(await body.text()).toBe('a;b');
  });

  it.each([400, 401, 403, 404, 409, 422, 500, 503])(
    'turns %i into an error with code and message [HTTP-01]',
    async (status) => {
      const error = await failing({
        status,
        body: { errors: [{ status: String(status), detail: 'No puede ser' }] },
      });
      expect(error).toBeInstanceOf(ApiError);
      expect([error.code, error.status, error.detail, error.message]).toEqual([
        status,
        status,
        'No puede ser',
        'No puede ser',
      ]);
    },
  );

  it('says 801 when no answer arrives [HTTP-03]', async () => {
    const error = await failing('refused');
    expect([error.code, error.status]).toEqual([801, 0]);
  });

  it.each([
    ['a page of HTML', { text: '<html>login</html>', headers: { 'Content-Type': 'text/html' } }],
    ['truncated JSON', { text: '{"data":[{"id":' }],
    ['a megabyte of brackets', { text: '['.repeat(1_000_000) }],
  ])('says 800 for %s with 200 [HTTP-04]', async (_, answer) => {
    expect((await failing(answer)).code).toBe(800);
  });

  it('keeps the status of a failure whose body is a page of HTML', async () => {
    const error = await failing({ status: 502, text: '<html>bad gateway</html>' });
    expect([error.code, error.detail]).toEqual([502, '']);
  });

  it('tells every failure to the session but those of a quiet call [SHELL-47]', async () => {
    const onFailure = vi.fn();
    const { request } = fakeHost({ 'GET /users': { status: 401 } }, { onFailure });
    await failure(request({ path: '/users', skipSessionRules: true }));
    expect(onFailure).not.toHaveBeenCalled();
    await failure(request({ path: '/users' }));
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 401 }));
  });
});

describe('what the host says of an error', () => {
  it('joins several details and keeps the pointers', async () => {
    const errors = [
      { detail: 'Falta el nombre', source: { pointer: '/data/name' } },
      { title: 'Correo repetido', source: { pointer: '/data/email' } },
      { status: '422' },
      null,
    ];
    const error = await failing({ status: 422, body: { errors } });
    expect(error.detail).toBe('Falta el nombre Correo repetido');
    expect(error.fieldErrors).toEqual([
      { pointer: '/data/name', message: 'Falta el nombre' },
      { pointer: '/data/email', message: 'Correo repetido' },
    ]);
  });

  it.each([{ detail: 'x' }, { description: 'x' }, { message: 'x' }])('reads %j [HTTP-13]', async (body) => {
    expect((await failing({ status: 400, body })).detail).toBe('x');
  });

  it.each([null, [], 'text', 7, { errors: 'no' }, { errors: [1, 'a', { source: null }] }, { detail: {} }])(
    'copes with the body %j',
    async (body) => {
      const error = await failing({ status: 400, body });
      expect([error.detail, error.message]).toEqual(['', '400']);
    },
  );

  it('cuts what is long', async () => {
    expect((await failing({ status: 500, body: { detail: 'x'.repeat(5000) } })).detail).toHaveLength(200);
    const errors = Array.from({ length: 50 }, () => ({ detail: 'y'.repeat(150) }));
    expect((await failing({ status: 500, body: { errors } })).detail.length).toBeLessThanOrEqual(200);
  });
});

describe('time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    [undefined, 10_000],
    [30_000, 30_000],
  ])(
    'gives up after the declared %s ms, else after ten seconds [HTTP-02, LIST-18]',
    async (timeout, limit) => {
      const { request, recordedCalls } = fakeHost({ 'GET /devices': 'silent' });
      const said = vi.fn();
      const call = request({ path: '/devices', timeout }).catch(said);
      await vi.advanceTimersByTimeAsync(limit - 1);
      expect(said).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await call;
      expect(said).toHaveBeenCalledWith(expect.objectContaining({ code: 'ECONNABORTED', status: 0 }));
      expect(recordedCalls).toHaveLength(1);
    },
  );

  it('leaves no timer behind a good answer', async () => {
    const { request } = fakeHost({ 'GET /users': { body: {} } });
    await request({ path: '/users' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up an answer that was asked for before the console was loaded, too', async () => {
    const { request } = fakeHost({}, { takePreloaded: () => new Promise<Response>(() => undefined) });
    const said = vi.fn();
    void request({ path: '/users' }).catch(said);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(said).toHaveBeenCalledWith(expect.objectContaining({ code: 'ECONNABORTED' }));
  });

  it('stops when the caller leaves, and that is no failure of the session', async () => {
    const onFailure = vi.fn();
    const { request } = fakeHost({ 'GET /users': 'silent' }, { onFailure });
    const caller = new AbortController();
    const call = failure(request({ path: '/users', signal: caller.signal }));
    caller.abort();
    expect((await call).name).toBe('AbortError');
    expect(onFailure).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('answers that were asked for before the console was loaded', () => {
  const started = () => {
    const waiting: Record<string, Promise<Response> | undefined> = {
      '/users?page[number]=1': Promise.resolve(new Response('{"data":"early"}')),
    };
    return (url: string) => {
      const found = waiting[url];
      delete waiting[url];
      return found;
    };
  };

  it('are used once', async () => {
    const { request, calls } = fakeHost(
      { 'GET /users': { body: { data: 'late' } } },
      { takePreloaded: started() },
    );
    const ask = () => request<{ data: string }>({ path: '/users', query: { 'page[number]': 1 } });
    expect([(await ask()).body.data, (await ask()).body.data]).toEqual(['early', 'late']);
    expect(calls()).toEqual(['GET /users?page[number]=1']);
  });

  it('are never used for writes or for the other version [LIST-15]', async () => {
    const { request, calls } = fakeHost(
      { 'POST /users': { body: 1 }, 'GET /users': { body: 2 } },
      { takePreloaded: started() },
    );
    const query = { 'page[number]': 1 };
    await request({ method: 'POST', path: '/users', query });
    await request({ path: '/users', query, version: 2 });
    expect(calls()).toHaveLength(2);
  });

  it('fail like any other', async () => {
    const { request } = fakeHost(
      {},
      { takePreloaded: () => Promise.resolve(new Response('{}', { status: 403 })) },
    );
    expect((await failure(request({ path: '/users' }))).code).toBe(403);
  });
});

describe('where a call goes', () => {
  const hosts = { main: 'https://main.example/api', root: '', plain: 'https://plain.example' };
  const getToken = (address: string) => (address === hosts.main ? 'token-1' : undefined);
  const sendTo = (input: RequestInput) => {
    const host = fakeHost({}, { hosts, getToken });
    return { host, answer: failure(host.request(input)) };
  };

  it.each([
    [{ host: 'root', path: '//evil.example/x' }],
    [{ host: 'root', path: '/\\\\evil.example/x' }],
    [{ host: 'plain', path: '.evil.example/x' }],
    [{ host: 'plain', path: '@evil.example/x' }],
    [{ path: '/../../x' }],
    [{ path: '/%2e%2e/admin' }],
    [{ host: '__proto__', path: '/x' }],
    [{ host: 'elsewhere', path: '/x' }],
  ])('sends nothing for %j, which is no address of the host', async (input) => {
    const { host, answer } = sendTo(input);
    expect(await answer).toMatchObject({ code: 800 });
    expect(host.recordedCalls).toEqual([]);
  });

  it('each host is sent its own token and no other', async () => {
    const host = fakeHost({}, { hosts, getToken });
    await Promise.allSettled(
      ['main', 'plain', 'root'].map((name) => host.request({ host: name, path: '/x' })),
    );
    expect(host.recordedCalls.map(({ url, headers }) => [url, headers.get('Authorization')])).toEqual([
      ['https://main.example/api/x', 'Bearer token-1'],
      ['https://plain.example/x', null],
      ['/x', null],
    ]);
  });

  it.each([
    '/users/logout',
    '/Users/Logout/',
    '/users/logout///',
    '/users//logout',
    '/users/%6Cogout',
    '/users/%4COGOUT',
    '/users/%256Cogout',
    '/users%2flogout',
    '/users%2Flogout%2f',
    '/users%5Clogout',
    '/users/x%2f..%2flogout',
    '/x/../users/logout',
    '/users/./logout',
    '/users/%2E/logout',
    '/x/%2e%2E/users/logout',
    '/users/log\nout',
    '/users/logout#x',
    '/users/login',
  ])('a declaration cannot call %j: the call is refused, and the check says so', async (path) => {
    const { host, answer } = sendTo({ path, fromDeclaration: true });
    expect(await answer).toMatchObject({ code: 800 });
    expect(host.recordedCalls).toEqual([]);
    expect(findHostPathProblems(path)).toMatchObject([
      { found: expect.stringContaining('belongs to the session') },
    ]);
  });

  it.each([
    '/users',
    '/users/{id}',
    '/users/logouts',
    '/users-logout',
    '/a/users/logout',
    '/users.logout/..x',
  ])('a declaration may call %j', async (path) => {
    const { host } = sendTo({ path, fromDeclaration: true });
    expect(host.recordedCalls).toHaveLength(1);
    expect(findHostPathProblems(path)).toEqual([]);
  });

  it('the check names parameters in a path: those of the call would follow a second question mark', () => {
    expect(findHostPathProblems('/users.logout/..x?a=/../b')).toMatchObject([{ allowed: ['query'] }]);
  });

  it.each(['/x/../../api/users/logout', '/../y', '/x/.', '/x%2F%2e%2e/y', '/%2e%2e?x'])(
    'the check takes no path whose meaning depends on where the host is: %j',
    (path) => {
      expect(findHostPathProblems(path)).toMatchObject([{ found: expect.stringContaining('"." or ".."') }]);
    },
  );

  it('nor by another name of the same host', async () => {
    const host = fakeHost({}, { hosts: { ...hosts, alias: 'https://main.example/api/users' } });
    await failure(host.request({ host: 'alias', path: '/logout', fromDeclaration: true }));
    expect(host.recordedCalls).toEqual([]);
    await failure(host.request({ path: '/users/logout' }));
    expect(host.calls()).toEqual(['GET https://main.example/api/users/logout']);
  });
});
