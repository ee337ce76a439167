import { useMemo } from 'react';
import type { Resource } from '../../config/types';
import { useProfile } from '../../session/useProfile';
import { forget, recall, remember, type Remembered } from './memory';

/** Where the signed-in user worked last on a page; knows nothing where the page does not say `remember`. */
export interface Memory {
  /** Who is signed in is not known yet. */
  isPending: boolean;
  recall: () => Remembered | undefined;
  keep: (place: Remembered) => void;
  forget: () => void;
}

export function useMemory({ name, pickers }: Resource): Memory {
  const { profile, isPending } = useProfile();
  const user = pickers?.remember ? (profile?.id ?? '') : '';
  return useMemo(
    () => ({
      isPending,
      recall: () => recall(user, name),
      keep: (place) => remember(user, name, place),
      forget: () => forget(name),
    }),
    [isPending, user, name],
  );
}
