import { NavigationType, type Location } from 'react-router-dom';

/** A page of the admin area: the record of an address, with all its tabs; a list, with all its pages. */
export interface Held {
  /** Told apart from every other page that was shown. */
  id: number;
  /** What addresses of one page have in common. */
  name: string;
  /** Where it is, or was when it was left. */
  location: Location;
  /** How that was come to. */
  how: NavigationType;
  /** How often it was shown again after it had been left. */
  returns: number;
}

export interface Pages {
  /** Where the router is. */
  at: Location;
  shown: Held;
  /** A list that was left, and is still there for when the reader comes back to it. */
  kept: Held | undefined;
}

/** What is asked of pages. */
export interface PageRules {
  /** What the addresses of one page have in common. */
  nameOf: (location: Location) => string;
  isList: (location: Location) => boolean;
  /** Whether the page that is shown may be kept as it stands. */
  mayKeep: () => boolean;
}

/**
 * The pages once the router is at `location`. A list is kept while what was opened from it is shown, and shown again where its
 * own entry of the history is come back to. Opened in any other way it begins anew: with the next list, the one that was kept
 * goes.
 *
 * @param pages Those before; undefined at first.
 */
export function pagesAt(
  pages: Pages | undefined,
  location: Location,
  how: NavigationType,
  rules: PageRules,
): Pages {
  if (pages?.at === location) return pages;
  const at = location;
  const name = rules.nameOf(location);
  if (!pages) return { at, shown: { id: 0, name, location, how, returns: 0 }, kept: undefined };
  const { shown, kept } = pages;
  if (name === shown.name) return { at, shown: { ...shown, location, how }, kept };
  if (kept && how === NavigationType.Pop && isSameEntry(kept.location, location))
    // With the location that it was drawn with: nothing of it is drawn again.
    return { at, shown: { ...kept, returns: kept.returns + 1 }, kept: undefined };
  const next = { id: Math.max(shown.id, kept?.id ?? 0) + 1, name, location, how, returns: 0 };
  if (rules.isList(location)) return { at, shown: next, kept: undefined };
  // Where its entry was replaced there is nothing to come back to.
  const stays = how !== NavigationType.Replace && rules.isList(shown.location) && rules.mayKeep();
  return { at, shown: next, kept: stays ? shown : kept };
}

/** The first entry of a visit has no key of its own. */
const isSameEntry = (one: Location, other: Location): boolean =>
  one.key === other.key && one.pathname === other.pathname && one.search === other.search;
