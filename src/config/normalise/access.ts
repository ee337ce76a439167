import type { AccessInput } from '../schema/common';
import type { Access } from '../types';

export const EVERYBODY: Access = { never: false, permissions: [], roles: [] };
export const NOBODY: Access = { never: true, permissions: [], roles: [] };

/** Fills an access rule; absent means everybody. */
export function normaliseAccess(access: AccessInput | undefined, absent: Access = EVERYBODY): Access {
  if (access === undefined) return absent;
  if (access === true) return EVERYBODY;
  if (access === false) return NOBODY;
  if (typeof access === 'string') return { never: false, permissions: [access], roles: [] };
  if (Array.isArray(access)) return { never: false, permissions: access, roles: [] };
  return { never: false, permissions: access.permissions ?? [], roles: access.roles ?? [] };
}
