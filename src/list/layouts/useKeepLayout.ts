import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { List } from '../../config/types';
import { readLayout, writeLayout } from './layoutState';
import { useShownLayout, useStoredLayout } from './useShownLayout';

/** Stores the layout that the user chooses for a list, and writes the layout that is shown into a URL without one. */
export function useKeepLayout(list: List): void {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const searchParams = useMemo(() => new URLSearchParams(search), [search]);
  const [storedLayout, setStoredLayout] = useStoredLayout(list);
  const urlLayout = readLayout(list, searchParams);
  const shownLayout = useShownLayout(list);
  useEffect(() => {
    if (urlLayout === undefined && shownLayout !== 'table')
      void navigate({ search: writeLayout(searchParams, shownLayout) }, { replace: true, state });
    else if (shownLayout !== (storedLayout ?? 'table')) setStoredLayout(shownLayout);
  }, [urlLayout, storedLayout, setStoredLayout, shownLayout, navigate, searchParams, state]);
}
