import { createContext, use, useCallback, useMemo, type ReactNode } from 'react';
import { useAuthProvider } from 'ra-core';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { IDENTITY_QUERY_KEY, toProfile, type Profile } from './profile';

export interface ProfileState {
  profile: Profile | undefined;
  isPending: boolean;
  error: Error | null;
  /** Refetches the profile, for example after the company's branding was published. */
  refresh: () => Promise<void>;
}

const isProfile = (value: unknown): value is { profile: Profile } =>
  typeof value === 'object' && value !== null && 'profile' in value;

/** ms for which a profile is fresh, as for ra-core's `useGetIdentity`, which uses the same key. */
const PROFILE_STALE_TIME = 5 * 60 * 1000;

const ProfileContext = createContext<ProfileState>({
  profile: undefined,
  isPending: true,
  error: null,
  refresh: () => Promise.resolve(),
});

/** Loads the signed-in user and provides it to the children. */
export function ProfileProvider({ children }: { children: ReactNode }) {
  const authProvider = useAuthProvider();
  const query = {
    queryKey: IDENTITY_QUERY_KEY,
    queryFn: async () => (await authProvider?.getIdentity?.()) ?? { id: '' },
    staleTime: PROFILE_STALE_TIME,
  };
  // Prefetched before the children send requests, because those depend on the profile.
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

/** Returns the signed-in user, fetched once and shared. The layout reports a failure. */
export const useProfile = (): ProfileState => use(ProfileContext);
