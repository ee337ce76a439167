import { useCallback } from 'react';
import type { Access } from '../config/types';
import { may } from './may';
import { storedPermissions } from './session';
import { useProfile } from './useProfile';

const NOBODY: readonly string[] = [];

/** Whether the signed-in user may: permissions of the stored session (PERM-01), roles of the profile once it is there. */
export function useMay(): (access: Access) => boolean {
  const { profile } = useProfile();
  const permissions = storedPermissions();
  const roles = profile?.roles ?? NOBODY;
  return useCallback((access: Access) => may(access, { permissions, roles }), [permissions, roles]);
}
