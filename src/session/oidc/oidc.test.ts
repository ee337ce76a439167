import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignInInput } from '../../config/schema/runtime/signIn';
import { fakeHost } from '../../testing/fakeHost';
import { resetSessionEnd } from '../sessionEnd';
import { overrideNavigation } from '../navigation/hardNavigate';
import { SignInError, type SignInErrorKind } from '../signIn/redirectSignIn';
import { getRenewableSession } from '../renewal/renewableSession';
import { bindSession, clearSession, getSession, getToken, getSessionKey } from '../session';
import { signOut } from '../signIn/signIn';
import { setSignInMethod } from '../signIn/signInMethod';
import { createOidcSignIn } from './createOidcSignIn';
import { forgetProviders } from './oidcProvider';
import { createFakeLocks, createFakePage } from './testing/fakePage';
import { testUser, createBrowser, startProvider, type RunningProvider } from './testing/runningProvider';

const here = 'https://console.example';
let provider: RunningProvider;
beforeAll(async () => {
  provider = await startProvider({ consoleOrigin: here });
});
afterAll(() => provider.stop());

const left = vi.fn<(path: string) => void>();
let page: ReturnType<typeof createFakePage>;
let restore: () => void;
beforeEach(() => {
  page = createFakePage(here);
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { locks: createFakeLocks() });
  bindSession(here);
  restore = overrideNavigation(left);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  restore();
  left.mockReset();
  provider.deniesConsent = false;
  forgetProviders();
  resetSessionEnd();
  clearSession();
  setSignInMethod();
  bindSession('');
});

/** A console whose config names the provider, before sign-in. */
function setUp(issuer = provider.issuer, declared: Partial<SignInInput> = {}, answers = {}) {
  const scope = 'openid profile email permissions';
  const way = createOidcSignIn({ type: 'oidc', issuer, client: 'console', scope, ...declared });
  setSignInMethod(way);
  bindSession(here, way.id);
  const { redirectSignIn, renewToken, readUser } = way;
  if (!redirectSignIn || !renewToken || !readUser)
    throw new Error('A way over a provider redirects, renews and reads');
  const { request, recordedCalls } = fakeHost(answers);
  const browser = createBrowser(here);
  /** Signs in and returns the callback URL of the provider. */
  const answered = async (next: string | null = '/admin/users'): Promise<URL> => {
    await redirectSignIn.redirectToProvider(next);
    return new URL(await browser.follow(String(left.mock.lastCall?.[0])));
  };
  const login = async () => redirectSignIn.finishSignIn(await answered(), request);
  return {
    redirects: redirectSignIn,
    renew: () => renewToken(request),
    readUser,
    request,
    seen: recordedCalls,
    browser,
    answered,
    login,
  };
}

/** Intercepts responses: `change` may modify each of them. */
function between(change: (answer: Response, address: string) => Promise<Response> | Response): void {
  const real = fetch;
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) =>
    change(await real(...args), String(args[0])),
  );
}

/** Returns the token response with another id token. */
const withClaims = (change: object) => async (answer: Response, address: string) => {
  if (!address.endsWith('/token')) return answer;
  const body = (await answer.json()) as { id_token: string };
  const [head, payload = '', signature] = body.id_token.split('.');
  const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const changed = Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url');
  return Response.json({ ...body, id_token: `${head}.${changed}.${signature}` });
};

const kindOf = (login: Promise<unknown>): Promise<SignInErrorKind | 'survived'> =>
  login.then(
    () => 'survived' as const,
    (error: unknown) => {
      if (error instanceof SignInError) return error.kind;
      throw error;
    },
  );

describe('the authorization code flow with PKCE', () => {
  it('asks with state, nonce and S256, and comes back to where the person wanted to go [SHELL-44]', async () => {
    const { answered, redirects, request } = setUp();
    const address = await answered();
    const asked = new URL(String(left.mock.lastCall?.[0])).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: 'console',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${here}/login/callback`,
      state: expect.stringMatching(/.{40}/) as unknown,
      nonce: expect.stringMatching(/.{40}/) as unknown,
      code_challenge: expect.stringMatching(/.{43}/) as unknown,
    });
    expect(await redirects.finishSignIn(address, request)).toBe('/admin/users');
    expect(getSession()).toMatchObject({ permissions: testUser.permissions });
    expect(page.sessionStorage.entries()).toEqual({});
  });

  it('reads the user by the claims, those of the user among them [SHELL-50]', async () => {
    const { login, readUser, request } = setUp();
    await login();
    expect(await readUser(request)).toMatchObject({ id: 'ana', username: 'Ana Ruiz', lang: 'es' });
  });

  it('asks the host for permissions and user where the config says so, once each, with the new token', async () => {
    const declared = {
      permissions: { path: '/rights', at: 'codes' },
      profile: { path: '/me', username: 'name' },
    };
    const answers = { 'GET /rights': { body: { codes: [] } }, 'GET /me': { body: { id: 1, name: 'Ana' } } };
    const { login, seen, readUser, request } = setUp(provider.issuer, declared, answers);
    await login();
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${getToken()}`]);
    expect(await readUser(request)).toMatchObject({ id: '1', username: 'Ana' });
    expect(seen.map(({ url }) => url)).toEqual(['/rights', '/me']);
  });

  it('has the permissions that the config names', async () => {
    const { login } = setUp(provider.issuer, { permissions: ['a'] });
    await login();
    expect(getSession()).toMatchObject({ permissions: ['a'] });
  });

  it('begins sessions of this provider alone: another one in the config ends them', async () => {
    const { login } = setUp();
    await login();
    expect(bindSession(here, 'oidc https://evil.example console')).toBe(true);
    expect(getToken()).toBeUndefined();
  });
});

describe('what is refused', () => {
  it('a wrong state', async () => {
    const { answered, redirects, request } = setUp();
    const address = await answered();
    address.searchParams.set('state', 'x');
    expect(await kindOf(redirects.finishSignIn(address, request))).toBe('state');
  });

  it('an answer that nobody asked for, or the same once more', async () => {
    const { answered, redirects, request } = setUp();
    const address = await answered();
    await redirects.finishSignIn(address, request);
    clearSession();
    expect(await kindOf(redirects.finishSignIn(address, request))).toBe('state');
    expect(getToken()).toBeUndefined();
  });

  it.each<[string, object, SignInErrorKind]>([
    ['a wrong nonce', { nonce: 'x' }, 'nonce'],
    ['an id token of another issuer', { iss: 'https://evil.example' }, 'issuer'],
    ['one for another client', { aud: 'other' }, 'issuer'],
    ['one that has expired', { exp: 1000 }, 'clock'],
  ])('%s', async (_, claims, kind) => {
    const { login } = setUp();
    between(withClaims(claims));
    expect(await kindOf(login())).toBe(kind);
    expect(getToken()).toBeUndefined();
  });

  it('an answer of another issuer in the address', async () => {
    const { answered, redirects, request } = setUp();
    const address = await answered();
    address.searchParams.set('iss', 'https://evil.example');
    expect(await kindOf(redirects.finishSignIn(address, request))).toBe('issuer');
  });

  it('a provider that says that it is another', async () => {
    const { login } = setUp(provider.issuer.replace('127.0.0.1', 'localhost'));
    expect(await kindOf(login())).toBe('issuer');
  });

  it('a provider whose endpoints are at an origin that the config does not name', async () => {
    const { redirects } = setUp(`${provider.issuer}/`);
    between(async (answer, address) =>
      address.includes('well-known')
        ? Response.json({
            ...((await answer.json()) as object),
            token_endpoint: 'https://evil.example/token',
          })
        : answer,
    );
    expect(await kindOf(redirects.redirectToProvider(null))).toBe('origin');
    expect(left).not.toHaveBeenCalled();
  });

  it('a code that has expired', async () => {
    const { answered, redirects, request } = setUp();
    const address = await answered();
    vi.setSystemTime(Date.now() + 61_000);
    expect(await kindOf(redirects.finishSignIn(address, request))).toBe('expired');
  });

  it('a code that has been used', async () => {
    const { answered, redirects, request } = setUp();
    const address = await answered();
    const kept = Object.entries(page.sessionStorage.entries());
    await redirects.finishSignIn(address, request);
    for (const [name, value] of kept) page.sessionStorage.setItem(name, value);
    expect(await kindOf(redirects.finishSignIn(address, request))).toBe('expired');
  });

  it('what the person does not agree to, with the way back to where they wanted to go', async () => {
    provider.deniesConsent = true;
    const { login } = setUp();
    await expect(login()).rejects.toMatchObject({ kind: 'denied', next: '/admin/users' });
  });

  it('a silent sign-in where the provider would have to ask', async () => {
    const { redirects, browser, request } = setUp();
    await redirects.redirectToProvider(null, true);
    const address = new URL(await browser.follow(String(left.mock.lastCall?.[0])));
    expect(await kindOf(redirects.finishSignIn(address, request))).toBe('asks');
  });

  it.each(['no connection', 'an error page'])('a provider that is down: %s', async (how) => {
    vi.stubGlobal('fetch', () =>
      how === 'no connection'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response('<html>', { status: 502 })),
    );
    const { redirects } = setUp(`${provider.issuer}/x`);
    expect(await kindOf(redirects.redirectToProvider(null))).toBe('down');
  });
});

describe('clocks', () => {
  const now = () => Math.floor(Date.now() / 1000);

  it.each([
    ['behind by a day', -86_400, 'survived'],
    ['ahead by less than tokens last', 240, 'survived'],
    ['ahead by more', 900, 'clock'],
  ] as const)('of this machine, %s', async (_, ahead, outcome) => {
    const { login } = setUp();
    // Both use one clock here, so the provider's clock skew is written into its token.
    between(withClaims({ iat: now() - ahead, exp: now() + 300 - ahead }));
    expect(await kindOf(login())).toBe(outcome);
  });
});

describe('a session that goes on', () => {
  const tokens = () => provider.requests.filter((call) => call === 'POST /token').length;

  it('asks nothing before it is time, and once for all calls that wait', async () => {
    const { login, renew } = setUp();
    await login();
    const [first, key] = [getToken(), getSessionKey()];
    expect(renew()).toBeUndefined();
    vi.setSystemTime(Date.now() + 280_000);
    const before = tokens();
    await Promise.all([renew(), renew(), renew()]);
    expect(tokens() - before).toBe(1);
    expect(getToken()).not.toBe(first);
    expect(getSessionKey()).toBe(key);
    expect(getSession()).toMatchObject({ permissions: testUser.permissions });
    expect(renew()).toBeUndefined();
  });

  it('takes what another tab renewed', async () => {
    const { login, renew } = setUp();
    await login();
    vi.setSystemTime(Date.now() + 280_000);
    const other = setUp();
    const before = tokens();
    await Promise.all([other.renew(), renew()]);
    expect(tokens() - before).toBe(1);
    expect([other.renew(), renew()]).toEqual([undefined, undefined]);
  });

  it('ends with 401 where the provider ended it', async () => {
    const { login, renew } = setUp();
    await login();
    const { refreshToken = '' } = getRenewableSession();
    await fetch(`${provider.issuer}/token/revocation`, {
      method: 'POST',
      body: `client_id=console&token=${refreshToken}`,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    vi.setSystemTime(Date.now() + 280_000);
    await expect(renew()).rejects.toMatchObject({ code: 401 });
  });

  it('is renewed before the user is read, whose refusal ends it like any other 401 [SHELL-47, SHELL-50]', async () => {
    const { login, readUser, request } = setUp();
    await login();
    vi.setSystemTime(Date.now() + 600_000);
    const before = tokens();
    expect(await readUser(request)).toMatchObject({ id: 'ana', username: 'Ana Ruiz' });
    expect(tokens() - before).toBe(1);
    between((answer, address) =>
      address.endsWith('/me')
        ? new Response(null, { status: 401, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } })
        : answer,
    );
    await expect(readUser(request)).rejects.toMatchObject({ code: 401 });
    expect(getToken()).toBeUndefined();
  });

  it('uses its token as long as it lasts while the provider is down', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { login, renew } = setUp();
    await login();
    between(() => new Response('', { status: 502 }));
    vi.setSystemTime(Date.now() + 280_000);
    await renew();
    vi.setSystemTime(Date.now() + 60_000);
    await expect(renew()).rejects.toMatchObject({ code: 801 });
    vi.restoreAllMocks();
  });
});

describe('what comes with the session', () => {
  it('is the user, also where the token has ended meanwhile', async () => {
    const { login, readUser, request } = setUp();
    await login();
    const first = getToken();
    vi.setSystemTime(Date.now() + 400_000);
    expect(await readUser(request)).toMatchObject({ username: 'Ana Ruiz' });
    expect(getToken()).not.toBe(first);
  });

  it('are permissions of the host: without them nothing is kept, and the page that was wanted is', async () => {
    const declared = { permissions: { path: '/rights' } };
    const { login } = setUp(provider.issuer, declared, { 'GET /rights': { status: 500 } });
    await expect(login()).rejects.toMatchObject({ kind: 'host', next: '/admin/users', cause: { code: 500 } });
    expect(getToken()).toBeUndefined();
  });

  it('survives a provider that writes null for what it does not have', async () => {
    const { login } = setUp();
    between(async (answer, address) =>
      address.includes('well-known')
        ? Response.json({
            ...((await answer.json()) as object),
            end_session_endpoint: null,
            userinfo_endpoint: '',
          })
        : answer,
    );
    expect(await kindOf(login())).toBe('survived');
  });
});

describe('the sign-out', () => {
  it('takes the refresh token back, ends the session of the provider and leads to the login [SHELL-41]', async () => {
    const { login, browser, request, redirects } = setUp();
    await login();
    await signOut(request);
    expect(provider.requests.at(-1)).toBe('POST /token/revocation');
    expect(getToken()).toBeUndefined();
    expect(await browser.follow(String(left.mock.lastCall?.[0]))).toBe(`${here}/login`);
    // The user is not signed in at the provider either.
    await redirects.redirectToProvider(null, true);
    const address = new URL(await browser.follow(String(left.mock.lastCall?.[0])));
    expect(await kindOf(redirects.finishSignIn(address, request))).toBe('asks');
  });

  it('is one here although the provider is down', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { login, request } = setUp();
    await login();
    between(() => Promise.reject(new TypeError('Failed to fetch')));
    await signOut(request);
    expect(getToken()).toBeUndefined();
    vi.restoreAllMocks();
  });
});
