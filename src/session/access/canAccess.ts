import type { AccessRule } from '../../config/types';
import { getSignInMethod } from '../signIn/signInMethod';

/** Subject of an access check: permission codes of the session and roles of the profile. */
export interface Subject {
  permissions: readonly string[];
  roles: readonly string[];
}

/** Stands for all permissions and roles, if the config grants it. A host's own code of that name grants nothing. */
export const ALL_PERMISSIONS = '*';

/**
 * True if an access rule allows the subject: it has all of the rule's permissions and, if the rule names roles, one of them.
 */
export function canAccess(access: AccessRule, subject: Subject): boolean {
  if (access.never) return false;
  if (subject.permissions.includes(ALL_PERMISSIONS) && getSignInMethod().id !== '') return true;
  return (
    access.permissions.every((code) => subject.permissions.includes(code)) &&
    (access.roles.length === 0 || access.roles.some((role) => subject.roles.includes(role)))
  );
}
