import { use, useCallback } from 'react';
// The unsafe context is the only source of the router's current location: `useLocation` returns the one of the last render.
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
} from 'react-router-dom';
import { readPath } from '../../config/values/readPath';
import { withoutBasePath } from '../../lib/url/basePath';

/**
 * Returns a function that checks if the location is still the one of this render. Effects run later, so a page that corrects
 * its own URL must not pull back a user who has left.
 */
export function useIsCurrentLocation(): () => boolean {
  const router = use(DataRouterContext)?.router;
  const { navigator } = use(NavigationContext);
  const { pathname, search } = useLocation();
  return useCallback(() => {
    // A router over a custom history stores the location there.
    const routerLocation: unknown = router ? router.state.location : readPath(navigator, 'location');
    const currentPath = [
      withoutBasePath(String(readPath(routerLocation, 'pathname'))),
      readPath(routerLocation, 'search'),
    ];
    return routerLocation === undefined || (currentPath[0] === pathname && currentPath[1] === search);
  }, [router, navigator, pathname, search]);
}
