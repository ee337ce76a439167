import { isPlainObject } from '../../../lib/json';

/** A role that the config declares. */
export interface DeclaredRole {
  role: string;
  permissions: readonly string[];
}

/** Reads `permissionsPage.roles` of the runtime config; `allCodes` are those of a role that has all. Unusable roles are left out. */
export function readRoles(value: unknown, allCodes: readonly string[]): DeclaredRole[] {
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([role, permissions]) => {
    if (permissions === 'all') return [{ role, permissions: allCodes }];
    const isList = Array.isArray(permissions) && permissions.every((code) => typeof code === 'string');
    return isList ? [{ role, permissions: permissions }] : [];
  });
}
