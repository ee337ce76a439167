import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { List } from '../../config/types';
import { readLook, writeLook } from './lookState';
import { useShownLook, useStoredLook } from './useShownLook';

/** Stores the look that the user chooses for a list, and writes the look that is shown into a URL without one. */
export function useKeepLook(list: List): void {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const searchParams = useMemo(() => new URLSearchParams(search), [search]);
  const [storedLook, setStoredLook] = useStoredLook(list);
  const urlLook = readLook(list, searchParams);
  const shownLook = useShownLook(list);
  useEffect(() => {
    if (urlLook !== undefined) {
      if (urlLook !== storedLook) setStoredLook(urlLook);
    } else if (shownLook !== 'table')
      void navigate({ search: writeLook(searchParams, shownLook) }, { replace: true, state });
  }, [urlLook, storedLook, setStoredLook, shownLook, navigate, searchParams, state]);
}
