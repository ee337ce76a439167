import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { List } from '../../config/types';
import { useIsCurrentLocation } from '../../ui/page/RouterContext';
import type { ListParamsControl } from './listParamsControl';
import { mergeParams, readListParams, writeListParams, type ListParams } from './listParams';

/** Returns the list params, stored only in the URL. Replaces missing and invalid values without a history entry. */
export function useUrlListParams(list: List): ListParamsControl {
  const location = useLocation();
  const navigate = useNavigate();
  const isCurrentLocation = useIsCurrentLocation();
  const searchParams = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const params = useMemo(() => readListParams(list, searchParams), [list, searchParams]);

  const canonical = useMemo(() => writeListParams(list, params, searchParams), [list, params, searchParams]);
  useEffect(() => {
    if (canonical !== searchParams.toString() && isCurrentLocation())
      void navigate({ search: `?${canonical}` }, { replace: true, state: location.state });
  }, [canonical, searchParams, navigate, isCurrentLocation, location.state]);

  const buildSearch = useCallback(
    (changes: Partial<ListParams>) =>
      `?${writeListParams(list, mergeParams(list, params, changes), searchParams)}`,
    [list, params, searchParams],
  );
  const setParams = useCallback(
    (changes: Partial<ListParams>) => {
      const search = buildSearch(changes);
      if (search !== `?${canonical}`) void navigate({ search });
    },
    [buildSearch, canonical, navigate],
  );
  const replacePage = useCallback(
    (page: number) => void navigate({ search: buildSearch({ page }) }, { replace: true }),
    [buildSearch, navigate],
  );
  const getHref = useCallback(
    (changes: Partial<ListParams>) => location.pathname + buildSearch(changes),
    [location.pathname, buildSearch],
  );
  return { params, setParams, replacePage, getHref };
}
