import { useCallback } from 'react';
import { useGetIdentity } from 'ra-core';
import { toProfile, type Profile } from './profile';

export interface ProfileState {
  profile: Profile | undefined;
  isPending: boolean;
  error: Error | null;
  /** Reads the profile again, for example after the look of the company was published. */
  refresh: () => Promise<void>;
}

const isProfile = (value: unknown): value is { profile: Profile } =>
  typeof value === 'object' && value !== null && 'profile' in value;

/** The signed-in user (SHELL-50), read once and shared. That it failed is said by the layout (SHELL-51). */
export function useProfile(): ProfileState {
  const { data, isPending, error, refetch } = useGetIdentity();
  const refresh = useCallback(async () => {
    await refetch();
  }, [refetch]);
  const profile = data === undefined ? undefined : isProfile(data) ? data.profile : toProfile(data);
  return { profile, isPending, error, refresh };
}
