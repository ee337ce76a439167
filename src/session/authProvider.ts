import type { AuthProvider, UserIdentity } from 'ra-core';
import type { Request } from '../../dataProvider/request';
import type { Access, Resource } from '../config/types';
import { getEnding, withNext } from './failures';
import { currentPath, leaveTo } from './leaveTo';
import { may } from './may';
import type { Profile } from './profile';
import { readUser } from './readUser';
import { getSession, getToken } from './session';
import { signIn, signOut } from './signIn';
import type { Credentials } from './way';

export interface AuthProviderOptions {
  request: Request;
  resources: ReadonlyMap<string, Resource>;
}

/** What ra-core's `useGetIdentity` gives: the members of the profile, its `fullName`, and the profile itself for `useProfile`. */
export interface Identity extends UserIdentity {
  id: string;
  fullName: string;
  profile: Profile;
}

/**
 * react-admin's authProvider over the stored session. What a failed call means for the session is decided in one place,
 * failures.ts, for every call: so `checkError` never ends a session, and `checkAuth` is quiet while one is ending.
 */
export function createAuthProvider({ request, resources }: AuthProviderOptions): AuthProvider {
  let roles: readonly string[] | undefined;
  let reading: Promise<Profile> | undefined;

  /** Callers at the same time share one call. */
  const profile = (): Promise<Profile> => {
    reading ??= readUser(request)
      .then((read) => {
        roles = read.roles;
        return read;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };

  return {
    login: (credentials: Credentials) => signIn(request, credentials),
    logout: async () => {
      await signOut(request);
      return false; // the page is being left: react-admin has nowhere to lead
    },
    checkAuth: () => {
      if (getToken() !== undefined || getEnding() !== undefined) return Promise.resolve();
      leaveTo(withNext('/login', currentPath())); // SHELL-49
      // Never settled: a rejection would make react-admin sign out once more, success would show the page.
      return new Promise(() => undefined);
    },
    checkError: () => Promise.resolve(),
    getIdentity: async (): Promise<Identity> => {
      const read = await profile();
      return { ...read, fullName: read.username, profile: read };
    },
    getPermissions: () => Promise.resolve(getSession()?.permissions ?? []),
    canAccess: async ({ resource, action }) => {
      const access = accessOf(resources.get(resource), action);
      if (access === undefined) return false;
      if (access.roles.length > 0) roles ??= (await profile()).roles;
      return may(access, { permissions: getSession()?.permissions ?? [], roles: roles ?? [] });
    },
  };
}

/** The rule for one of react-admin's actions; what nobody declared is refused. */
function accessOf(resource: Resource | undefined, action: string): Access | undefined {
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
