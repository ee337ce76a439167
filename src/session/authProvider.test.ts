// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../dataProvider/http/apiError';
import type { AccessRule, Resource } from '../config/types';
import { createAuthProvider } from './authProvider';
import { handleSessionFailure, resetSessionEnd } from './sessionEnd';
import { overrideNavigation } from './navigation/hardNavigate';
import { clearSession, getSession, getToken, saveSession } from './session';
import { fakeSessionHost, loginResponse, profileResponse } from './testing/fakeSessionHost';

const left = vi.fn<(path: string) => void>();
let restore: () => void;
beforeEach(() => {
  restore = overrideNavigation(left);
  saveSession(loginResponse);
});
afterEach(() => {
  resetSessionEnd();
  restore();
  left.mockReset();
  clearSession();
  vi.restoreAllMocks();
});

const open: AccessRule = { never: false, permissions: [], roles: [] };
const gateways = {
  access: {
    list: { ...open, permissions: ['read_gateways_list'] },
    show: open,
    create: { ...open, roles: ['ROLE_ASSETS_MANAGER_ADMIN'] },
    edit: { ...open, permissions: ['assign_gateway'] },
    delete: { ...open, never: true },
  },
} as unknown as Resource; // only its access rules are read
const resources = new Map([['gateways', gateways]]);

const setUp = (
  answers: Parameters<typeof fakeSessionHost>[0] = { 'GET /users/current': { body: profileResponse } },
) => {
  const host = fakeSessionHost(answers);
  return { ...host, auth: createAuthProvider({ request: host.request, resources }) };
};

describe('sign-out', () => {
  it('calls GET /users/logout with the token, clears the browser and leaves for the login [SHELL-41, SHELL-42, SHELL-43]', async () => {
    const { auth, seen } = setUp({ 'GET /users/logout': { body: { data: {} } } });
    expect(await auth.logout({})).toBe(false);
    expect(seen).toMatchObject([{ call: 'GET /users/logout', authorization: 'Bearer token-1' }]);
    expect(getSession()).toBeUndefined();
    expect(left.mock.calls).toEqual([['/login']]);
  });

  it.each([{ status: 500 }, { status: 401 }, 'refused'] as const)(
    'clears the browser although the call fails: %s',
    async (answer) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { auth } = setUp({ 'GET /users/logout': answer });
      await auth.logout({});
      expect(getSession()).toBeUndefined();
      expect(left.mock.calls).toEqual([['/login']]);
    },
  );
});

describe('checks', () => {
  it('passes with a token, and while a session is ending [SHELL-47]', async () => {
    const { auth } = setUp();
    await auth.checkAuth({});
    handleSessionFailure({ code: 401 });
    await auth.checkAuth({});
    expect(left).not.toHaveBeenCalled();
  });

  it('leads to the login without a token [SHELL-49]', () => {
    clearSession();
    window.history.replaceState(null, '', '/admin/users');
    void setUp().auth.checkAuth({});
    expect(left.mock.calls).toEqual([['/login?next=%2Fadmin%2Fusers']]);
  });

  it('never ends the session because of a failed call', async () => {
    const { auth } = setUp();
    await auth.checkError({ status: 401 });
    await auth.checkError({ status: 403 });
    expect(getToken()).toBe('token-1');
  });
});

describe('who and what', () => {
  it('reads the profile and names the user by the username [SHELL-50, SHELL-52]', async () => {
    const { auth } = setUp();
    expect(await auth.getIdentity?.()).toMatchObject({
      id: 'u1',
      fullName: 'álvaro',
      roles: ['ROLE_ASSETS_MANAGER_ADMIN'],
      client: { id: 'c1', name: 'Comunidades del Norte', headerColour: '#123a5f' },
    });
  });

  it.each([
    { data: { id: 7, roles: 'x', client: [] } },
    { data: { client: { name: 'Sol' } } },
    { data: { id: 7, roles: [1, null, 'ROLE_USER'] } },
  ])('bears a profile with missing or wrong members: %j', async (body) => {
    const identity = await setUp({ 'GET /users/current': { body } }).auth.getIdentity?.();
    expect(identity).toMatchObject({ fullName: '', roles: expect.any(Array) as unknown });
  });

  it.each([null, 'OK', {}, [null], { data: null }, { data: { roles: 'x', client: [] } }])(
    'takes the answer %j, which is about nobody, for a failure [SHELL-51]',
    async (body) => {
      const { auth } = setUp({ 'GET /users/current': { body } });
      await expect(auth.getIdentity?.()).rejects.toBeInstanceOf(ApiError);
    },
  );

  it('gives the permissions of the session [PERM-01]', async () => {
    expect(await setUp().auth.getPermissions?.({})).toEqual(['read_gateways_list', 'list_assets']);
  });

  it('answers canAccess by the rules of the resource, and refuses what nobody declared [PERM-02]', async () => {
    const { auth, seen } = setUp();
    const can = (action: string, resource = 'gateways') => auth.canAccess?.({ action, resource });
    expect(
      await Promise.all(['list', 'export', 'show', 'edit', 'delete', 'fly'].map((action) => can(action))),
    ).toEqual([true, true, true, false, false, false]);
    expect(await can('list', 'nothing')).toBe(false);
    expect(seen).toEqual([]);
  });

  it('reads the roles once for rules that name roles [PERM-05]', async () => {
    const { auth, seen } = setUp();
    const ask = () => auth.canAccess?.({ action: 'create', resource: 'gateways' });
    expect(await Promise.all([ask(), ask()])).toEqual([true, true]);
    expect(await ask()).toBe(true);
    expect(seen).toHaveLength(1);
  });
});
