import { useCallback } from 'react';
import type { AccessRule } from '../../config/types';
import { canAccess } from './canAccess';
import { getPermissions } from './getPermissions';
import { useProfile } from '../profile/useProfile';

const NO_ROLES: readonly string[] = [];

/**
 * Returns the access check for the signed-in user: permissions of the session, and roles of the profile once it has
 * loaded.
 */
export function useCanAccess(): (access: AccessRule) => boolean {
  const { profile } = useProfile();
  const permissions = getPermissions();
  const roles = profile?.roles ?? NO_ROLES;
  return useCallback((access: AccessRule) => canAccess(access, { permissions, roles }), [permissions, roles]);
}
