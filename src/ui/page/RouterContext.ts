import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { useLocation, type createMemoryRouter } from 'react-router-dom';
import { withoutBasePath } from '../../lib/url/basePath';

/** React-router's data router (`createBrowserRouter`, `createMemoryRouter`). */
export type DataRouter = ReturnType<typeof createMemoryRouter>;

/** Router of the pages below; undefined in a router of another kind. */
export const RouterContext = createContext<DataRouter | undefined>(undefined);

/** Returns the pathname of the URL immediately, whereas `useLocation` updates only when the new page renders. */
export function useLocationBarPath(): string {
  const router = use(RouterContext);
  const { pathname } = useLocation();
  const subscribe = useCallback(
    (listener: () => void) => router?.subscribe(() => listener()) ?? (() => undefined),
    [router],
  );
  return useSyncExternalStore(subscribe, () =>
    router ? withoutBasePath(router.state.location.pathname) : pathname,
  );
}

/**
 * Returns a function that checks if the location is still the one of this render. Effects run later, so a page that corrects
 * its own URL must not pull back a user who has left.
 */
export function useIsCurrentLocation(): () => boolean {
  const router = use(RouterContext);
  const { pathname, search } = useLocation();
  return useCallback(() => {
    if (!router) return true;
    const { location } = router.state;
    return withoutBasePath(location.pathname) === pathname && location.search === search;
  }, [router, pathname, search]);
}
