// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRequest } from '../../../dataProvider/http/request';
import type { SignInSource } from '../../config/runtime/signInSource';
import { fakeHost } from '../../testing/fakeHost';
import { handleSessionFailure, resetSessionEnd } from '../sessionEnd';
import { overrideNavigation } from '../navigation/hardNavigate';
import { getBootRedirect, getPathAfterLogin } from '../navigation/legal';
import { canAccess } from '../access/canAccess';
import { getShareableToken } from '../tokenPlaceholder';
import { readUser } from '../profile/readUser';
import {
  bindSession,
  clearSession,
  dropToken,
  getSession,
  getToken,
  onSessionEndedElsewhere,
  saveSession,
  getStoredPermissions,
  getTokenFor,
} from '../session';
import { signIn, signOut } from './signIn';
import { loginResponse, profileResponse } from '../testing/fakeSessionHost';
import { setSignInMethod, getSignInMethod } from './signInMethod';
import { createSignInMethod } from './createSignInMethod';

const here = window.location.origin;
const left = vi.fn<(path: string) => void>();
let restore: () => void;
beforeEach(() => {
  restore = overrideNavigation(left);
});
afterEach(() => {
  restore();
  left.mockReset();
  clearSession();
  setSignInMethod();
  bindSession(here);
  resetSessionEnd();
  vi.useRealTimers();
});

type Answers = Parameters<typeof fakeHost>[0];

/** A console with this sign-in method, as `main.ts` creates it. */
async function setUp(declared: SignInSource | undefined, answers: Answers) {
  if (declared !== undefined) setSignInMethod(await createSignInMethod(declared));
  const way = getSignInMethod();
  bindSession(here, way.id);
  way.openSession?.();
  const credentials: (RequestCredentials | undefined)[] = [];
  const host = fakeHost(answers);
  const request = createRequest({
    hosts: { main: '' },
    getToken: () => getTokenFor(here),
    authTransport: way.authTransport,
    renewToken: () => (getToken() === undefined ? undefined : way.renewToken?.(request)),
    sessionPaths: way.sessionPaths,
    onFailure: handleSessionFailure,
    fetch: (input, init) => {
      credentials.push(init?.credentials);
      return host.fetch(input, init);
    },
  });
  return { ...host, request, credentials };
}

const ana = { email: 'ana@example.com', password: 'secreto' };

/** Returns all calls of one session that a host receives. */
async function visit(declared: SignInSource | undefined) {
  const { request, recordedCalls } = await setUp(declared, {
    'POST /users/login': { body: loginResponse },
    'GET /users/current': { body: profileResponse },
    'GET /clients/legal-documentations/status': { body: { is_enabled: false, is_accepted: false } },
    'GET /assets': { body: { data: [] } },
    'GET /users/logout': { body: {} },
  });
  await signIn(request, ana);
  const kept = { ...getSession() };
  await getPathAfterLogin(request);
  await readUser(request);
  await request({ path: '/assets' });
  await signOut(request);
  clearSession();
  return {
    kept: { token: kept.token, permissions: kept.permissions, expiresAt: kept.expiresAt },
    calls: recordedCalls.map(({ method, url, headers, body }) => ({
      call: `${method} ${url}`,
      body,
      headers: [...headers],
    })),
  };
}

describe('what a config does not say', () => {
  it('is as the product has it, call by call [LOGIN-06, SHELL-41, SHELL-44, SHELL-50]', async () => {
    const own = await visit(undefined);
    expect(own.calls.map(({ call }) => call)).toEqual([
      'POST /users/login',
      'GET /clients/legal-documentations/status',
      'GET /users/current',
      'GET /assets',
      'GET /users/logout',
    ]);
    expect(await visit({ type: 'password' })).toEqual(own);
  });
});

describe('a password by calls of the config', () => {
  const declared: SignInSource = {
    type: 'password',
    user: 'name',
    headers: { Accept: 'application/json' },
    login: {
      path: '/auth/token',
      form: true,
      body: { grant_type: 'password', username: '{user}', password: '{password}' },
      token: ['missing', 'access.token'],
      expiresIn: 'access.lasts',
      refreshToken: 'access.again',
      wrong: [400, 401],
    },
    refresh: { path: '/auth/again', body: { again: '{refreshToken}' } },
    logout: { method: 'DELETE', path: '/auth/token' },
    profile: { path: '/me', username: 'login', roles: 'groups', client: { name: 'org' } },
    permissions: { path: '/me/rights', data: 'rights', each: 'code' },
    token: { header: 'X-Api-Key', value: '{token}' },
    legal: false,
  };
  const answers: Answers = {
    'POST /auth/token': { body: { access: { token: 't1', lasts: 600, again: 'r1' } } },
    'POST /auth/again': { body: { access: { token: 't2', lasts: 600 } } },
    'GET /me/rights': { body: { rights: [{ code: 'a' }, { code: 'b' }, 7] } },
    'GET /me': { body: { id: 7, login: 'ana', groups: ['G'], org: 'Sol' } },
    'DELETE /auth/token': { body: null },
    'GET /assets': { body: {} },
  };

  it('sends and reads what is declared, with the token in its header', async () => {
    const { request, recordedCalls, calls } = await setUp(declared, answers);
    await signIn(request, ana);
    expect(getStoredPermissions()).toEqual(['a', 'b']);
    expect(await getPathAfterLogin(request)).toBe('/admin/start');
    expect(await readUser(request)).toMatchObject({
      id: '7',
      username: 'ana',
      roles: ['G'],
      client: { name: 'Sol' },
    });
    await request({ path: '/assets' });
    await signOut(request);
    expect(calls()).toEqual([
      'POST /auth/token',
      'GET /me/rights',
      'GET /me',
      'GET /assets',
      'DELETE /auth/token',
    ]);
    expect(recordedCalls.map(({ headers }) => headers.get('x-api-key'))).toEqual([
      null,
      't1',
      't1',
      't1',
      't1',
    ]);
    expect(recordedCalls.map(({ headers }) => headers.get('authorization'))).toEqual(
      recordedCalls.map(() => null),
    );
    expect(recordedCalls.slice(0, 3).map(({ headers }) => headers.get('accept-version'))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('signs in at Strapi as the guide declares it, until its token has ended', async () => {
    const strapi: SignInSource = {
      type: 'password',
      login: {
        path: '/auth/local',
        body: { identifier: '{user}', password: '{password}' },
        token: 'jwt',
        wrong: [400],
      },
      logout: false,
      profile: { path: '/users/me' },
      permissions: 'all',
      legal: false,
    };
    const user = { id: 1, documentId: 'fky1', username: 'ana', email: ana.email, provider: 'local' };
    let hasEnded = false;
    // The answers of Strapi 5.54.
    const { request, calls, recordedCalls } = await setUp(strapi, {
      'POST /auth/local': ({ body }) =>
        (body as { password: string }).password === ana.password
          ? { body: { jwt: 'jwt-1', user } }
          : {
              status: 400,
              body: { data: null, error: { status: 400, message: 'Invalid identifier or password' } },
            },
      'GET /users/me': { body: user },
      'GET /pumps': () =>
        hasEnded
          ? {
              status: 401,
              body: { data: null, error: { status: 401, message: 'Missing or invalid credentials' } },
            }
          : { body: { data: [], meta: {} } },
    });
    expect(getSignInMethod().wrongStatuses).toEqual([400]);
    await expect(signIn(request, { ...ana, password: 'mal' })).rejects.toMatchObject({ status: 400 });
    expect(getToken()).toBeUndefined();
    await signIn(request, ana);
    expect(recordedCalls.at(-1)?.body).toEqual({ identifier: ana.email, password: ana.password });
    expect(await readUser(request)).toMatchObject({ username: 'ana', email: ana.email });
    await request({ path: '/pumps' });
    expect(recordedCalls.at(-1)?.headers.get('Authorization')).toBe('Bearer jwt-1');
    hasEnded = true;
    await expect(request({ path: '/pumps' })).rejects.toMatchObject({ status: 401 });
    expect(getToken()).toBeUndefined();
    expect(calls().filter((call) => call.includes('logout'))).toEqual([]);
  });

  it('sends a form as one', async () => {
    const bodies: unknown[] = [];
    const way = await createSignInMethod(declared);
    const request = createRequest({
      hosts: { main: '' },
      getToken: () => undefined,
      fetch: (_, init) => {
        bodies.push(init?.body);
        return Promise.resolve(Response.json({ access: { token: 't1' }, rights: [] }));
      },
    });
    await way.signIn?.(request, ana);
    expect(String(bodies[0])).toBe('grant_type=password&username=ana%40example.com&password=secreto');
  });

  it('renews its token before a call, once for all that wait, and in the same session', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { request, recordedCalls, calls } = await setUp(declared, answers);
    await signIn(request, ana);
    const ended = vi.fn();
    const stop = onSessionEndedElsewhere(ended);
    vi.setSystemTime(Date.now() + 580_000);
    await Promise.all([request({ path: '/assets' }), request({ path: '/assets' })]);
    expect(calls().slice(2)).toEqual(['POST /auth/again', 'GET /assets', 'GET /assets']);
    expect(recordedCalls[2]?.body).toEqual({ again: 'r1' });
    expect(recordedCalls.at(-1)?.headers.get('x-api-key')).toBe('t2');
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'console.token', newValue: 't2', storageArea: localStorage }),
    );
    expect(ended).not.toHaveBeenCalled();
    stop();
  });

  it.each([
    [{ status: 400 }, 401],
    [{ status: 429 }, 429],
    [{ status: 500 }, 500],
  ])('that cannot be renewed: %j', async (answer, code) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { request } = await setUp(declared, { ...answers, 'POST /auth/again': answer });
    await signIn(request, ana);
    vi.setSystemTime(Date.now() + 700_000);
    await expect(request({ path: '/assets' })).rejects.toMatchObject({ code });
  });

  it.each<[string, () => void, object]>([
    ['signed out', clearSession, { name: 'AbortError' }],
    [
      'somebody else’s',
      () => saveSession({ token: 'b' }, { id: 'b', refreshToken: 'rb' }),
      { name: 'AbortError' },
    ],
    ['ended by a 401', dropToken, { code: 401 }],
  ])('leaves a session alone that is %s when a renewal ends [SHELL-42]', async (_, change, failure) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const answer of [{ body: { access: { token: 't2', lasts: 600, again: 'r2' } } }, { status: 401 }]) {
      let found: object | undefined;
      const { request } = await setUp(declared, {
        ...answers,
        'POST /auth/again': () => {
          change();
          found = { ...localStorage };
          return answer;
        },
      });
      await signIn(request, ana);
      vi.setSystemTime(Date.now() + 580_000);
      await expect(request({ path: '/assets' })).rejects.toMatchObject(failure);
      expect({ ...localStorage }).toEqual(found);
      resetSessionEnd();
    }
  });

  it('renews once where the answer does not say when the new token ends, and again when the first would have', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { request, calls } = await setUp(declared, {
      ...answers,
      'POST /auth/again': { body: { access: { token: 't2' } } },
    });
    await signIn(request, ana);
    for (const wait of [580_000, 0, 0, 580_000]) {
      vi.setSystemTime(Date.now() + wait);
      await request({ path: '/assets' });
    }
    expect(calls().slice(2)).toEqual([
      'POST /auth/again',
      'GET /assets',
      'GET /assets',
      'GET /assets',
      'POST /auth/again',
      'GET /assets',
    ]);
  });

  it('renews by the token itself where nothing else is read, and signs out with the new one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const byToken: SignInSource = {
      type: 'password',
      login: { path: '/auth/token', token: 'token', expiresIn: 'lasts' },
      refresh: { path: '/auth/again', body: { old: '{token}' } },
      logout: { method: 'POST', path: '/auth/end', body: { token: '{token}' } },
      permissions: [],
      profile: false,
    };
    const { request, recordedCalls } = await setUp(byToken, {
      'POST /auth/token': { body: { token: 't1', lasts: 600 } },
      'POST /auth/again': { body: { token: 't2', lasts: 600 } },
      'POST /auth/end': { body: null },
    });
    await signIn(request, ana);
    vi.setSystemTime(Date.now() + 580_000);
    await signOut(request);
    expect(recordedCalls.slice(1).map(({ method, url, body }) => [`${method} ${url}`, body])).toEqual([
      ['POST /auth/again', { old: 't1' }],
      ['POST /auth/end', { token: 't2' }],
    ]);
    expect(recordedCalls.at(-1)?.headers.get('authorization')).toBe('Bearer t2');
  });

  it('lets no declaration make the calls that it names [SHELL-43]', async () => {
    const { request, recordedCalls } = await setUp(declared, answers);
    for (const path of ['/auth/token', '/AUTH//again', '/users/login'])
      await expect(request({ path, fromDeclaration: true })).rejects.toMatchObject({ code: 800 });
    expect(recordedCalls).toEqual([]);
  });

  it('keeps nothing where the permissions cannot be read, or no token came', async () => {
    const lost = await setUp(declared, { ...answers, 'GET /me/rights': { status: 500 } });
    await expect(signIn(lost.request, ana)).rejects.toMatchObject({ code: 500 });
    const empty = await setUp(declared, { ...answers, 'POST /auth/token': { body: {} } });
    await expect(signIn(empty.request, ana)).rejects.toMatchObject({ code: 800 });
    expect(getToken()).toBeUndefined();
  });

  it.each([
    [{ access: {}, id: 'x1', user: { jwt: 'y' }, name: 'Ana' }, 'trae «id», «user.jwt», «name».'],
    [{ data: { access_token: 't' }, ok: true }, 'trae «data.access_token».'],
    [[1], 'no trae ningún texto.'],
  ])('names where the token is looked for, and what the answer has: %j', async (body, found) => {
    const { request } = await setUp(declared, { ...answers, 'POST /auth/token': { status: 201, body } });
    await expect(signIn(request, ana)).rejects.toMatchObject({
      detail: `La respuesta no contiene el token en «missing», «access.token» (signIn.login.token): ${found}`,
    });
  });

  it('takes the session of an envelope, with all that is declared of it', async () => {
    const { request } = await setUp(
      { ...declared, permissions: { data: 'rights' } },
      {
        ...answers,
        'POST /auth/token': {
          body: { data: { access: { token: 't1', lasts: 600, again: 'r1' }, rights: ['a'] } },
        },
      },
    );
    await signIn(request, ana);
    expect([getToken(), getStoredPermissions()]).toEqual(['t1', ['a']]);
    expect(getSession()?.expiresAt).toBeCloseTo(Date.now() / 1000 + 600, -1);
  });

  it.each<[string, unknown, 's' | 'ms' | undefined]>([
    ['seconds', 900, undefined],
    ['seconds as text', '900', undefined],
    ['milliseconds', 900_000, 'ms'],
    ['minutes as text', '15m', undefined],
    ['a moment', new Date(1_800_000_900_000).toISOString(), undefined],
    ['a moment in seconds', 1_800_000_900, undefined],
    ['a moment in milliseconds', 1_800_000_900_000, 'ms'],
  ])('reads the lifetime of a token in %s', async (_, lasts, expiresInUnit) => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
    const login = { ...declared.login, ...(expiresInUnit && { expiresInUnit }) };
    const { request } = await setUp(
      { ...declared, login },
      { ...answers, 'POST /auth/token': { body: { access: { token: 't1', lasts, again: 'r1' } } } },
    );
    await signIn(request, ana);
    expect(getSession()?.expiresAt).toBe(1_800_000_900);
  });

  it('renews on a page without https, where the browser makes no ids', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    vi.useFakeTimers({ toFake: ['Date'] });
    const { request, calls } = await setUp(declared, answers);
    await signIn(request, ana);
    vi.setSystemTime(Date.now() + 580_000);
    await request({ path: '/assets' });
    expect(calls().slice(-2)).toEqual(['POST /auth/again', 'GET /assets']);
    vi.unstubAllGlobals();
  });

  it('by a cookie sends no header and hands nothing on', async () => {
    const cookie: SignInSource = {
      type: 'password',
      token: 'cookie',
      permissions: ['a'],
      profile: false,
      legal: false,
    };
    const { request, recordedCalls, credentials } = await setUp(cookie, {
      'POST /users/login': { body: null },
      'GET /assets': { body: {} },
      'GET /users/logout': { body: null },
    });
    await signIn(request, ana);
    await request({ path: '/assets' });
    expect(await readUser(request)).toMatchObject({ id: '', username: '' });
    expect(getShareableToken(here)).toBeUndefined();
    await signOut(request);
    expect(credentials).toEqual(['include', 'include', 'include']);
    expect(recordedCalls.map(({ headers }) => headers.get('authorization'))).toEqual([null, null, null]);
    expect(getToken()).toBeUndefined();
  });

  it('by a cookie sends nothing in place of a token', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { request, recordedCalls } = await setUp(
      {
        type: 'password',
        token: 'cookie',
        login: { path: '/in', expiresIn: 'lasts' },
        refresh: { path: '/again', body: { refresh_token: '{refreshToken}' } },
        logout: { method: 'POST', path: '/out', body: { token: '{token}', why: 'left' } },
        permissions: [],
      },
      {
        'POST /in': { body: { lasts: 600 } },
        'POST /again': { body: { lasts: 600 } },
        'POST /out': { body: null },
      },
    );
    await signIn(request, ana);
    vi.setSystemTime(Date.now() + 580_000);
    await signOut(request);
    expect(recordedCalls.slice(1).map(({ url, body }) => [url, body])).toEqual([
      ['/again', undefined],
      ['/out', { why: 'left' }],
    ]);
  });
});

describe('a key', () => {
  const declared: SignInSource = {
    type: 'key',
    check: { path: '/whoami' },
    token: { header: 'X-Api-Key', value: '{token}' },
    permissions: { data: 'scopes' },
    profile: { path: '/whoami', username: 'name' },
  };

  it('is proved by a call before it is kept, and goes along with every call', async () => {
    const { request, recordedCalls } = await setUp(declared, {
      'GET /whoami': { body: { id: 1, name: 'Sensor', scopes: 'read write' } },
    });
    await signIn(request, { email: '', password: 'k-1' });
    expect(getSession()).toMatchObject({ token: 'k-1', permissions: ['read', 'write'] });
    expect(await readUser(request)).toMatchObject({ username: 'Sensor' });
    await signOut(request);
    expect(recordedCalls.map(({ headers }) => headers.get('x-api-key'))).toEqual(['k-1', 'k-1']);
  });

  it('is proved by a list that is shown, too', async () => {
    const { request } = await setUp(declared, { 'GET /whoami': { body: {} } });
    await expect(request({ path: '/whoami', fromDeclaration: true })).resolves.toMatchObject({ status: 200 });
  });

  it.each(['ключ', 'a\nb'])('that no header can carry is wrong: %j', async (key) => {
    const { request, recordedCalls } = await setUp(declared, {});
    await expect(signIn(request, { email: '', password: key })).rejects.toMatchObject({ code: 401 });
    expect(recordedCalls).toEqual([]);
  });

  it('that is wrong is not kept', async () => {
    const { request } = await setUp(declared, { 'GET /whoami': { status: 401 } });
    await expect(signIn(request, { email: '', password: 'x' })).rejects.toMatchObject({ code: 401 });
    expect({ ...localStorage }).toEqual({});
  });
});

describe('a host without sign-in', () => {
  it('opens at once, with all permissions, no token and no login page', async () => {
    const { request, recordedCalls, credentials } = await setUp('none', { 'GET /assets': { body: {} } });
    expect(await getBootRedirect('/login', request)).toBe('/admin/start');
    expect(await getBootRedirect('/', request)).toBe('/admin/start');
    expect(await getBootRedirect('/admin/assets', request)).toBeUndefined();
    expect(await readUser(request)).toMatchObject({ username: '' });
    await request({ path: '/assets' });
    expect([...(recordedCalls[0]?.headers ?? [])].map(([name]) => name)).toEqual([
      'accept',
      'accept-version',
    ]);
    expect(credentials).toEqual(['omit']);
    expect(getShareableToken(here)).toBeUndefined();
    const who = { permissions: getStoredPermissions(), roles: [] };
    expect(canAccess({ never: false, permissions: ['anything'], roles: ['ANYBODY'] }, who)).toBe(true);
    expect(canAccess({ never: true, permissions: [], roles: [] }, who)).toBe(false);
  });

  it('alone has all permissions: no code of a host is all of them', async () => {
    const { request } = await setUp(
      { type: 'key', check: { path: '/whoami' }, permissions: { data: 'codes' } },
      { 'GET /whoami': { body: { codes: ['*', 'a'] } } },
    );
    await signIn(request, { email: '', password: 'k' });
    expect(getStoredPermissions()).toEqual(['a']);
    setSignInMethod();
    const everything = { never: false, permissions: ['b'], roles: [] };
    expect(canAccess(everything, { permissions: ['*'], roles: [] })).toBe(false);
  });

  it('has the permissions that the config names', async () => {
    await setUp({ type: 'none', permissions: ['a'] }, {});
    await setUp({ type: 'none', permissions: ['a', 'b'] }, {});
    expect(getStoredPermissions()).toEqual(['a', 'b']);
  });

  it('ends nothing with a 401: it is a failure like others', async () => {
    const { request } = await setUp('none', { 'GET /assets': { status: 401 } });
    await expect(request({ path: '/assets' })).rejects.toMatchObject({ code: 401 });
    expect(getToken()).toBeDefined();
  });

  it('leaves no session behind for a config with one', async () => {
    await setUp('none', {});
    setSignInMethod();
    expect(bindSession(here)).toBe(true);
    expect(getToken()).toBeUndefined();
  });
});
