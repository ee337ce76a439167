import { useMemo } from 'react';
import type { Resource } from '../config/types';
import { useProfile } from '../session/profile/useProfile';
import {
  clearStoredSelection,
  readStoredSelection,
  storeSelection,
  type StoredSelection,
} from './storedSelection';

/** Where the signed-in user worked last on a page; knows nothing where the page does not say `remember`. */
export interface SelectionStorage {
  /** Who is signed in is not known yet. */
  isPending: boolean;
  restore: () => StoredSelection | undefined;
  store: (selection: StoredSelection) => void;
  clear: () => void;
}

export function useSelectionStorage({ name, pickers }: Resource): SelectionStorage {
  const { profile, isPending } = useProfile();
  const user = pickers?.remember ? (profile?.id ?? '') : '';
  return useMemo(
    () => ({
      isPending,
      restore: () => readStoredSelection(user, name),
      store: (selection) => storeSelection(user, name, selection),
      clear: () => clearStoredSelection(name),
    }),
    [isPending, user, name],
  );
}
