import type { Access } from '../config/types';
import { theWay } from './way';

/** Whoever asks: permission codes of the session and roles of the profile. */
export interface Who {
  permissions: readonly string[];
  roles: readonly string[];
}

/** Stands for all permissions, roles too, where the config says so. A host's own code of that name opens nothing. */
export const ALL = '*';

/** Whether an access rule lets somebody in: all of its permissions (PERM-02, PERM-03) and, if it names roles, one of them. */
export function may(access: Access, who: Who): boolean {
  if (access.never) return false;
  if (who.permissions.includes(ALL) && theWay().via !== '') return true;
  return (
    access.permissions.every((code) => who.permissions.includes(code)) &&
    (access.roles.length === 0 || access.roles.some((role) => who.roles.includes(role)))
  );
}
