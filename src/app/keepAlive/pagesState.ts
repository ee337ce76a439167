import { NavigationType, type Location } from 'react-router-dom';
import { isBackGuardCopy, resolveBackGuard } from '../../ui/page/backGuard';

/** Page of the admin area: a record with all its tabs, or a list with all its pages. */
export interface PageEntry {
  /** Unique id of the page. */
  id: number;
  /** Key shared by all URLs of the page. */
  key: string;
  /** Current location, or the last one before the user left the page. */
  location: Location;
  /** Navigation type of that location. */
  navigationType: NavigationType;
  /** Number of times the page was restored. */
  returns: number;
}

export interface PagesState {
  /** Location of the router. */
  location: Location;
  current: PageEntry;
  /** List that the user has left, cached for the way back. */
  cached: PageEntry | undefined;
}

/** Rules for identifying and caching pages. */
export interface PageRules {
  /** Returns the key shared by all URLs of a page. */
  getPageKey: (location: Location) => string;
  isList: (location: Location) => boolean;
  /** True if the current page can be cached as it is. */
  canCache: () => boolean;
}

/**
 * Computes the pages for a new router location. A list is cached while pages opened from it are shown, and restored when the
 * user returns to its history entry. Opened in any other way it mounts again. Opening another list drops the cached one.
 *
 * @param pages Previous state; undefined at first.
 */
export function updatePages(
  pages: PagesState | undefined,
  routerLocation: Location,
  navigationType: NavigationType,
  rules: PageRules,
): PagesState {
  if (pages?.location === routerLocation) return pages;
  const location = resolveBackGuard(routerLocation);
  const key = rules.getPageKey(location);
  if (!pages)
    return {
      location: routerLocation,
      current: { id: 0, key, location, navigationType, returns: 0 },
      cached: undefined,
    };
  const { current, cached } = pages;
  // The page itself has not moved.
  if (isBackGuardCopy(location) && isSameUrl(current.location, location))
    return { ...pages, location: routerLocation };
  if (key === current.key)
    return { location: routerLocation, current: { ...current, location, navigationType }, cached };
  if (cached && navigationType === NavigationType.Pop && isSameEntry(cached.location, location))
    // Reuse the location object of the last render, so that nothing re-renders.
    return {
      location: routerLocation,
      current: { ...cached, returns: cached.returns + 1 },
      cached: undefined,
    };
  const next = { id: Math.max(current.id, cached?.id ?? 0) + 1, key, location, navigationType, returns: 0 };
  if (rules.isList(location)) return { location: routerLocation, current: next, cached: undefined };
  // A replaced history entry cannot be returned to.
  const isCacheable =
    navigationType !== NavigationType.Replace && rules.isList(current.location) && rules.canCache();
  return { location: routerLocation, current: next, cached: isCacheable ? current : cached };
}

/** The first entry of each visit has the same key. */
const isSameEntry = (a: Location, b: Location): boolean => a.key === b.key && isSameUrl(a, b);

const isSameUrl = (a: Location, b: Location): boolean => a.pathname === b.pathname && a.search === b.search;
