import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { List } from '../../config/types';
import { useStillHere } from './useStillHere';
import { changed, type ListControl } from './listControl';
import { readListState, writeListState, type ListState } from './listState';

/** The state of a list lives in the address alone; missing and invalid values are replaced without history (LIST-04). */
export function useListState(list: List): ListControl {
  const location = useLocation();
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const query = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const state = useMemo(() => readListState(list, query), [list, query]);

  const canonical = writeListState(list, state, query);
  useEffect(() => {
    if (canonical !== query.toString() && isStillHere())
      void navigate({ search: `?${canonical}` }, { replace: true, state: location.state });
  }, [canonical, query, navigate, isStillHere, location.state]);

  const searchOf = useCallback(
    (part: Partial<ListState>) => `?${writeListState(list, changed(state, part), query)}`,
    [list, state, query],
  );
  const change = useCallback(
    (part: Partial<ListState>) => {
      const search = searchOf(part);
      if (search !== `?${canonical}`) void navigate({ search });
    },
    [searchOf, canonical, navigate],
  );
  const correctPage = useCallback(
    (page: number) => void navigate({ search: searchOf({ page }) }, { replace: true }),
    [searchOf, navigate],
  );
  const hrefOf = useCallback(
    (part: Partial<ListState>) => location.pathname + searchOf(part),
    [location.pathname, searchOf],
  );
  return { state, change, correctPage, hrefOf };
}
