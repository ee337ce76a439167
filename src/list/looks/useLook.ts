import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'ra-core';
import type { List, ListLook } from '../../config/types';
import { getListKey } from '../toolbar/useListPreferences';
import { listLooks, readLook, writeLook } from './lookState';

/**
 * Returns the look of a list from the URL. Stores the look that the user chooses, and writes the stored or declared one into
 * a URL without a look.
 */
export function useLook(list: List): ListLook {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const searchParams = useMemo(() => new URLSearchParams(search), [search]);
  const [storedLook, setStoredLook] = useStore<unknown>(`preferences.${getListKey(list)}.look`);
  const urlLook = readLook(list, searchParams);
  const initialLook =
    listLooks(list).find((look) => look === storedLook) ?? list.looks?.look ?? ('table' as const);
  useEffect(() => {
    if (urlLook !== undefined) {
      if (urlLook !== storedLook) setStoredLook(urlLook);
    } else if (initialLook !== 'table')
      void navigate({ search: writeLook(searchParams, initialLook) }, { replace: true, state });
  }, [urlLook, storedLook, setStoredLook, initialLook, navigate, searchParams, state]);
  return urlLook ?? initialLook;
}
