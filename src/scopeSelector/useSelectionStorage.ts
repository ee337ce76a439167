import { useMemo } from 'react';
import type { Resource } from '../config/types';
import { useProfile } from '../session/profile/useProfile';
import {
  clearStoredSelection,
  readStoredSelection,
  storeSelection,
  type StoredSelection,
} from './storedSelection';

/** Stored last selection of the signed-in user on a page; empty if the page does not declare `remember`. */
export interface SelectionStorage {
  /** True while the signed-in user is unknown. */
  isPending: boolean;
  restore: () => StoredSelection | undefined;
  store: (selection: StoredSelection) => void;
  clear: () => void;
}

export function useSelectionStorage({ name, scope }: Resource): SelectionStorage {
  const { profile, isPending } = useProfile();
  const user = scope?.remember ? (profile?.id ?? '') : '';
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
