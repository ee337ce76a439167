import { useCallback } from 'react';
import type { AccessRule } from '../../config/types';
import { canAccess } from './canAccess';
import { getStoredPermissions } from '../session';
import { useProfile } from '../profile/useProfile';

const NO_ROLES: readonly string[] = [];

/** Whether the signed-in user may: permissions of the stored session (PERM-01), roles of the profile once it is there. */
export function useCanAccess(): (access: AccessRule) => boolean {
  const { profile } = useProfile();
  const permissions = getStoredPermissions();
  const roles = profile?.roles ?? NO_ROLES;
  return useCallback((access: AccessRule) => canAccess(access, { permissions, roles }), [permissions, roles]);
}
