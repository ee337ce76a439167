import { useMemo } from 'react';
import type { Resource } from '../config/types';
import { useProfile } from '../session/profile/useProfile';
import type { ScopeLevel } from './scopeLevels';
import {
  clearStoredSelection,
  readStoredSelection,
  storeSelection,
  type StoredSelection,
} from './storedSelection';

/** Stored last selection of the signed-in user on a page or one of the same kinds of records; empty if the page does not declare `remember`. */
export interface SelectionStorage {
  /** True while the signed-in user is unknown. */
  isPending: boolean;
  restore: () => StoredSelection | undefined;
  store: (selection: StoredSelection) => void;
  clear: () => void;
}

export function useSelectionStorage(
  { name: page, scope }: Resource,
  levels: readonly ScopeLevel[],
): SelectionStorage {
  const { profile, isPending } = useProfile();
  const user = scope?.remember ? (profile?.id ?? '') : '';
  const kinds = levels.map(({ urlSegment }) => urlSegment).join('/');
  return useMemo(() => {
    const key = { user, page, kinds };
    return {
      isPending,
      restore: () => readStoredSelection(key),
      store: (selection) => storeSelection(key, selection),
      clear: () => clearStoredSelection(key),
    };
  }, [isPending, user, page, kinds]);
}
