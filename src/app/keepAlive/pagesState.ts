import { NavigationType, type Location } from 'react-router-dom';

/** A page of the admin area: the record of an address, with all its tabs; a list, with all its pages. */
export interface PageEntry {
  /** Told apart from every other page that was shown. */
  id: number;
  /** What addresses of one page have in common. */
  key: string;
  /** Where it is, or was when it was left. */
  location: Location;
  /** How that was come to. */
  navigationType: NavigationType;
  /** How often it was shown again after it had been left. */
  returns: number;
}

export interface PagesState {
  /** Where the router is. */
  location: Location;
  current: PageEntry;
  /** A list that was left, and is still there for when the reader comes back to it. */
  cached: PageEntry | undefined;
}

/** What is asked of pages. */
export interface PageRules {
  /** What the addresses of one page have in common. */
  getPageKey: (location: Location) => string;
  isList: (location: Location) => boolean;
  /** Whether the page that is shown may be kept as it stands. */
  canCache: () => boolean;
}

/**
 * The pages once the router is at `location`. A list is kept while what was opened from it is shown, and shown again where its
 * own entry of the history is come back to. Opened in any other way it begins anew: with the next list, the one that was kept
 * goes.
 *
 * @param pages Those before; undefined at first.
 */
export function updatePages(
  pages: PagesState | undefined,
  location: Location,
  navigationType: NavigationType,
  rules: PageRules,
): PagesState {
  if (pages?.location === location) return pages;
  const routerLocation = location;
  const key = rules.getPageKey(location);
  if (!pages)
    return {
      location: routerLocation,
      current: { id: 0, key, location, navigationType, returns: 0 },
      cached: undefined,
    };
  const { current, cached } = pages;
  if (key === current.key)
    return { location: routerLocation, current: { ...current, location, navigationType }, cached };
  if (cached && navigationType === NavigationType.Pop && isSameEntry(cached.location, location))
    // With the location that it was drawn with: nothing of it is drawn again.
    return {
      location: routerLocation,
      current: { ...cached, returns: cached.returns + 1 },
      cached: undefined,
    };
  const next = { id: Math.max(current.id, cached?.id ?? 0) + 1, key, location, navigationType, returns: 0 };
  if (rules.isList(location)) return { location: routerLocation, current: next, cached: undefined };
  // Where its entry was replaced there is nothing to come back to.
  const isCacheable =
    navigationType !== NavigationType.Replace && rules.isList(current.location) && rules.canCache();
  return { location: routerLocation, current: next, cached: isCacheable ? current : cached };
}

/** The first entry of a visit has no key of its own. */
const isSameEntry = (a: Location, b: Location): boolean =>
  a.key === b.key && a.pathname === b.pathname && a.search === b.search;
