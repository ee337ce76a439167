import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { List } from '../../config/types';
import { useStillHere } from './useStillHere';
import { readListState, writeListState, type ListState } from './listState';

export interface ListControl {
  state: ListState;
  /** Changes the address with a new history entry (LIST-05). Anything but the page goes back to page 1. */
  change: (part: Partial<ListState>) => void;
  /** Goes to another page without a history entry: the one in the address is not there. */
  correctPage: (page: number) => void;
  /** The address a part of the state would have. */
  hrefOf: (part: Partial<ListState>) => string;
}

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
    (part: Partial<ListState>) =>
      `?${writeListState(list, { ...state, ...(isPage(part) ? {} : { page: 1 }), ...part }, query)}`,
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

const isPage = (part: Partial<ListState>): boolean => part.page !== undefined;
