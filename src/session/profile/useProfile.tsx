import { createContext, use, useCallback, useMemo, type ReactNode } from 'react';
import { useAuthProvider } from 'ra-core';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { IDENTITY_QUERY_KEY, toProfile, type Profile } from './profile';

export interface ProfileState {
  profile: Profile | undefined;
  isPending: boolean;
  error: Error | null;
  /** Reads the profile again, for example after the look of the company was published. */
  refresh: () => Promise<void>;
}

const isProfile = (value: unknown): value is { profile: Profile } =>
  typeof value === 'object' && value !== null && 'profile' in value;

/** ms that a profile counts as known, as for ra-core's `useGetIdentity`, which reads under the same key. */
const PROFILE_STALE_TIME = 5 * 60 * 1000;

const ProfileContext = createContext<ProfileState>({
  profile: undefined,
  isPending: true,
  error: null,
  refresh: () => Promise.resolve(),
});

/** Reads who is signed in for all that stands inside. */
export function ProfileProvider({ children }: { children: ReactNode }) {
  const authProvider = useAuthProvider();
  const query = {
    queryKey: IDENTITY_QUERY_KEY,
    queryFn: async () => (await authProvider?.getIdentity?.()) ?? { id: '' },
    staleTime: PROFILE_STALE_TIME,
  };
  // Before all that stands inside asks for something: what may be asked for depends on it.
  usePrefetchQuery(query);
  const { data, isPending, error, refetch } = useQuery(query);
  const refresh = useCallback(async () => {
    await refetch();
  }, [refetch]);
  const value = useMemo(() => {
    const profile = data === undefined ? undefined : isProfile(data) ? data.profile : toProfile(data);
    return { profile, isPending, error, refresh };
  }, [data, isPending, error, refresh]);
  return <ProfileContext value={value}>{children}</ProfileContext>;
}

/** The signed-in user (SHELL-50), read once and shared. That it failed is said by the layout (SHELL-51). */
export const useProfile = (): ProfileState => use(ProfileContext);
