import type { AccessInput } from '../schema/common';
import type { Access } from '../types';

export const EVERYBODY: Access = { never: false, permissions: [], roles: [] };
export const NOBODY: Access = { never: true, permissions: [], roles: [] };

/** Why something is disabled for those who may not, unless the declaration says it in other words. */
export const NO_PERMISSION = 'no_permission';

/** Fills an access rule; absent means everybody. */
export function normaliseAccess(access: AccessInput | undefined, absent: Access = EVERYBODY): Access {
  if (access === undefined) return absent;
  if (access === true) return EVERYBODY;
  if (access === false) return NOBODY;
  if (typeof access === 'string') return { never: false, permissions: [access], roles: [] };
  if (Array.isArray(access)) return { never: false, permissions: access, roles: [] };
  return { never: false, permissions: access.permissions ?? [], roles: access.roles ?? [] };
}
