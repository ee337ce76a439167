import { useLocation } from 'react-router-dom';
import { useStore } from 'ra-core';
import type { List, ListLook } from '../../config/types';
import { getListKey } from '../toolbar/useListPreferences';
import { listLooks, readLook } from './lookState';

/** Returns the look that the user chose for a list, as stored, and its setter. */
export const useStoredLook = (list: List) => useStore<unknown>(`preferences.${getListKey(list)}.look`);

/** Returns the look of a list: that of the URL, else the stored one, else the declared one. */
export function useShownLook(list: List): ListLook {
  const { search } = useLocation();
  const [storedLook] = useStoredLook(list);
  return (
    readLook(list, new URLSearchParams(search)) ??
    listLooks(list).find((look) => look === storedLook) ??
    list.looks?.look ??
    'table'
  );
}
