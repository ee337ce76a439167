import { use, useCallback } from 'react';
// Nothing else tells where the router is by now: what a page drew with is where it was.
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
} from 'react-router-dom';
import { readPath } from '../../config/values/readPath';
import { withoutBasePath } from '../../lib/url/basePath';

/**
 * Tells whether the address is still that of this drawing. An effect runs a moment later: whoever left meanwhile must not be
 * fetched back by a page that mends its own address.
 */
export function useIsCurrentLocation(): () => boolean {
  const router = use(DataRouterContext)?.router;
  const { navigator } = use(NavigationContext);
  const { pathname, search } = useLocation();
  return useCallback(() => {
    // A router over a history of its own keeps the address there.
    const routerLocation: unknown = router ? router.state.location : readPath(navigator, 'location');
    const currentPath = [
      withoutBasePath(String(readPath(routerLocation, 'pathname'))),
      readPath(routerLocation, 'search'),
    ];
    return routerLocation === undefined || (currentPath[0] === pathname && currentPath[1] === search);
  }, [router, navigator, pathname, search]);
}
