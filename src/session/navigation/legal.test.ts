// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetSessionEnd } from '../sessionEnd';
import { overrideNavigation } from './hardNavigate';
import { getPathAfterLogin, getBootRedirect } from './legal';
import { clearSession, saveSession } from '../session';
import { fakeSessionHost, loginResponse } from '../testing/fakeSessionHost';

const STATUS = 'GET /clients/legal-documentations/status';
const host = (is_enabled: boolean, is_accepted: boolean) =>
  fakeSessionHost({ [STATUS]: { body: { is_enabled, is_accepted } } });

let restore: () => void;
beforeEach(() => {
  restore = overrideNavigation(() => undefined);
  saveSession(loginResponse);
});
afterEach(() => {
  resetSessionEnd();
  restore();
  clearSession();
  vi.restoreAllMocks();
});

describe('nextAfterLogin', () => {
  it('leads to the legal documents when they are enabled and not accepted [LOGIN-07]', async () => {
    expect(await getPathAfterLogin(host(true, false).request, '/admin/users')).toBe('/legal-documentation');
  });

  it('leads to the start, or to where the user wanted to go, otherwise [LOGIN-08]', async () => {
    expect(await getPathAfterLogin(host(true, true).request)).toBe('/admin/start');
    expect(await getPathAfterLogin(host(false, false).request, null)).toBe('/admin/start');
    expect(await getPathAfterLogin(host(false, false).request, '/admin/users?page=2')).toBe(
      '/admin/users?page=2',
    );
  });

  it.each(['//evil.example', 'https://evil.example/admin', '/admin//evil.example/x', 'javascript:alert(1)'])(
    'never leads to %s',
    async (next) => expect(await getPathAfterLogin(host(false, false).request, next)).toBe('/admin/start'),
  );

  it('locks nobody out when the status cannot be read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await getPathAfterLogin(fakeSessionHost({ [STATUS]: { status: 500 } }).request)).toBe(
      '/admin/start',
    );
  });
});

describe('startupRedirect, signed in', () => {
  it.each(['/', '/admin', '/admin/'])('asks for acceptance at %s [LOGIN-36]', async (path) => {
    expect(await getBootRedirect(path, host(true, false).request)).toBe('/legal-documentation');
  });

  it.each(['/', '/admin', '/admin/'])(
    'leads from %s to the start when nothing waits [SHELL-10, SHELL-13]',
    async (path) => {
      expect(await getBootRedirect(path, host(true, true).request)).toBe('/admin/start');
    },
  );

  it.each([
    '/admin/start',
    '/admin/assets?page=2',
    '/legal-documentation',
    '/maintenance',
    '/invitation/user',
  ])('asks nothing at %s [LOGIN-37]', async (path) => {
    const { request, seen } = host(true, false);
    expect(await getBootRedirect(path, request)).toBeUndefined();
    expect(seen).toEqual([]);
  });

  it.each([
    [401, '/login'],
    [503, '/maintenance'],
    [500, '/admin/start'],
  ])('leads on a %s at once to %s', async (status, target) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await getBootRedirect('/', fakeSessionHost({ [STATUS]: { status } }).request)).toBe(target);
  });

  it('leaves the login for the start [LOGIN-03]', async () => {
    expect(await getBootRedirect('/login', host(false, false).request)).toBe('/admin/start');
    expect(await getBootRedirect('/login/', host(false, false).request)).toBe('/admin/start');
    expect(await getBootRedirect('/login?next=%2Fadmin%2Fusers', host(false, false).request)).toBe(
      '/admin/users',
    );
    expect(await getBootRedirect('/login?next=%2F%2Fevil.example', host(false, false).request)).toBe(
      '/admin/start',
    );
  });
});

describe('startupRedirect, signed out', () => {
  beforeEach(clearSession);

  it('always leads to the login, with the way back [SHELL-49, SHELL-13]', async () => {
    const { request, seen } = host(true, false);
    expect(await getBootRedirect('/', request)).toBe('/login');
    expect(await getBootRedirect('/admin', request)).toBe('/login');
    expect(await getBootRedirect('/admin/users?page=2', request)).toBe(
      `/login?next=${encodeURIComponent('/admin/users?page=2')}`,
    );
    expect(await getBootRedirect('/legal-documentation', request)).toBe('/login');
    expect(seen).toEqual([]);
  });

  it.each(['/login', '/maintenance', '/invitation/user?token=x', '/nowhere'])(
    'leaves the public %s alone [SHELL-12]',
    async (path) => {
      expect(await getBootRedirect(path, host(true, false).request)).toBeUndefined();
    },
  );
});
