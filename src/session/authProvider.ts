import type { AuthProvider, UserIdentity } from 'ra-core';
import type { RequestFunction } from '../../dataProvider/http/request';
import type { AccessRule, Resource } from '../config/types';
import { getSessionEndReason, withNextParam } from './sessionEnd';
import { getCurrentPath, hardNavigate } from './navigation/hardNavigate';
import { canAccess } from './access/canAccess';
import { getPermissions } from './access/getPermissions';
import type { Profile } from './profile/profile';
import { readUser } from './profile/readUser';
import { getToken } from './session';
import { signIn, signOut } from './signIn/signIn';
import type { Credentials } from './signIn/signInMethod';

export interface AuthProviderOptions {
  request: RequestFunction;
  resources: ReadonlyMap<string, Resource>;
}

/**
 * Result of ra-core's `useGetIdentity`: the members of the profile, its `randomFullName`, and the profile itself for
 * `useProfile`.
 */
export interface Identity extends UserIdentity {
  id: string;
  fullName: string;
  profile: Profile;
}

/**
 * Creates react-admin's authProvider for the stored session. One module (`sessionEnd.ts`) decides for every failed call what
 * it means for the session. So `checkError` never ends a session, and `checkAuth` does nothing while one is ending.
 */
export function createAuthProvider({ request, resources }: AuthProviderOptions): AuthProvider {
  let roles: readonly string[] | undefined;
  let pendingProfile: Promise<Profile> | undefined;

  /** Concurrent callers share one call. */
  const loadProfile = (): Promise<Profile> => {
    pendingProfile ??= readUser(request)
      .then((userProfile) => {
        roles = userProfile.roles;
        return userProfile;
      })
      .finally(() => {
        pendingProfile = undefined;
      });
    return pendingProfile;
  };

  return {
    login: (credentials: Credentials) => signIn(request, credentials),
    logout: async () => {
      await signOut(request);
      return false; // the page is being left, so react-admin must not redirect
    },
    checkAuth: () => {
      if (getToken() !== undefined || getSessionEndReason() !== undefined) return Promise.resolve();
      hardNavigate(withNextParam('/login', getCurrentPath()));
      // Never settles: a rejection would make react-admin sign out again, and success would show the page.
      return new Promise(() => undefined);
    },
    checkError: () => Promise.resolve(),
    getIdentity: async (): Promise<Identity> => {
      const userProfile = await loadProfile();
      return { ...userProfile, fullName: userProfile.username, profile: userProfile };
    },
    getPermissions: () => Promise.resolve(getPermissions()),
    canAccess: async ({ resource, action }) => {
      const access = getAccessRule(resources.get(resource), action);
      if (access === undefined) return false;
      if (access.roles.length > 0) roles ??= (await loadProfile()).roles;
      return canAccess(access, { permissions: getPermissions(), roles: roles ?? [] });
    },
  };
}

/** Returns the access rule for one of react-admin's actions; undeclared actions are denied. */
function getAccessRule(resource: Resource | undefined, action: string): AccessRule | undefined {
  switch (action) {
    case 'list':
    case 'export':
      return resource?.access.list;
    case 'create':
    case 'clone':
      return resource?.access.create;
    case 'show':
      return resource?.access.show;
    case 'edit':
      return resource?.access.edit;
    case 'delete':
      return resource?.access.delete;
    default:
      return undefined;
  }
}
