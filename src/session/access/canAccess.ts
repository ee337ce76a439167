import type { AccessRule } from '../../config/types';
import { getSignInMethod } from '../signIn/signInMethod';

/** Whoever asks: permission codes of the session and roles of the profile. */
export interface Subject {
  permissions: readonly string[];
  roles: readonly string[];
}

/** Stands for all permissions, roles too, where the config says so. A host's own code of that name opens nothing. */
export const ALL_PERMISSIONS = '*';

/** Whether an access rule lets somebody in: all of its permissions (PERM-02, PERM-03) and, if it names roles, one of them. */
export function canAccess(access: AccessRule, subject: Subject): boolean {
  if (access.never) return false;
  if (subject.permissions.includes(ALL_PERMISSIONS) && getSignInMethod().id !== '') return true;
  return (
    access.permissions.every((code) => subject.permissions.includes(code)) &&
    (access.roles.length === 0 || access.roles.some((role) => subject.roles.includes(role)))
  );
}
