import type { AccessInput } from '../schema/common';
import type { AccessRule } from '../types';

export const EVERYBODY: AccessRule = { never: false, permissions: [], roles: [] };
export const NOBODY: AccessRule = { never: true, permissions: [], roles: [] };

/** Default reason of a control that is disabled for users without access. */
export const NO_PERMISSION = 'no_permission';

/** Normalises an access rule; a missing one allows everybody. */
export function normaliseAccess(
  access: AccessInput | undefined,
  fallback: AccessRule = EVERYBODY,
): AccessRule {
  if (access === undefined) return fallback;
  if (access === true) return EVERYBODY;
  if (access === false) return NOBODY;
  if (typeof access === 'string') return { never: false, permissions: [access], roles: [] };
  if (Array.isArray(access)) return { never: false, permissions: access, roles: [] };
  return { never: false, permissions: access.permissions ?? [], roles: access.roles ?? [] };
}
