import { withoutBasePath, withBasePath } from '../../lib/url/basePath';

/** Navigation function. `replace` replaces the current history entry, so Back does not return to it. */
type Navigation = (path: string, mode?: 'replace') => void;

let navigateTo: Navigation = (path, mode) =>
  mode === 'replace'
    ? window.location.replace(withBasePath(path))
    : window.location.assign(withBasePath(path));
let isNavigating = false;

/**
 * Leaves the page for another path of the console by a full page load, so no data of the ending session (or of the page
 * before the login) stays in memory. Does not ask about unsaved input, which is stored as a draft.
 */
export function hardNavigate(path: string, mode?: 'replace'): void {
  isNavigating = true;
  // Must run before all other listeners, also those of react-admin's forms, which do not know about this.
  window.addEventListener('beforeunload', suppressUnloadPrompt, { capture: true });
  if (mode === undefined) navigateTo(path);
  else navigateTo(path, mode);
}

const suppressUnloadPrompt = (event: BeforeUnloadEvent): void => {
  if (isNavigating) event.stopImmediatePropagation();
};

/** True while `hardNavigate` leaves the page: guards of unsaved input must not ask then. */
export const isHardNavigating = (): boolean => isNavigating;

/** Handles a page restored from the back/forward cache: it is no longer being left. */
export function cancelHardNavigation(): void {
  isNavigating = false;
}

/** Overrides the navigation function: if the browser stores nothing, and in tests. Returns a function that restores it. */
export function overrideNavigation(navigation: Navigation): () => void {
  const previousNavigation = navigateTo;
  navigateTo = navigation;
  isNavigating = false;
  return () => {
    navigateTo = previousNavigation;
    isNavigating = false;
  };
}

/** Returns path, query and hash of the page, without the base path. */
export function getCurrentPath(): string {
  const { search, hash } = window.location;
  return withoutBasePath() + search + hash;
}
