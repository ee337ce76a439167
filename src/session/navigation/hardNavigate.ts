import { withoutBasePath, withBasePath } from '../../lib/url/basePath';

/** How the page is left: `replace` puts the other one in its place in the history, where Back does not find it. */
type Navigation = (path: string, mode?: 'replace') => void;

let navigateTo: Navigation = (path, mode) =>
  mode === 'replace'
    ? window.location.replace(withBasePath(path))
    : window.location.assign(withBasePath(path));
let isNavigating = false;

/**
 * Leaves the page for another path of the console by a hard navigation, so that nothing of the session that ends (or of
 * the page before the login) survives in memory. Nobody is asked about unsaved work, which is kept as a draft.
 */
export function hardNavigate(path: string, mode?: 'replace'): void {
  isNavigating = true;
  // First of all listeners, also those of react-admin's forms, which know nothing of this.
  window.addEventListener('beforeunload', suppressUnloadPrompt, { capture: true });
  if (mode === undefined) navigateTo(path);
  else navigateTo(path, mode);
}

const suppressUnloadPrompt = (event: BeforeUnloadEvent): void => {
  if (isNavigating) event.stopImmediatePropagation();
};

/** Whether the page is being left by `hardNavigate`: a guard of unsaved work must not ask then. */
export const isHardNavigating = (): boolean => isNavigating;

/** The page came back from the browser's page cache: it is no longer being left. */
export function cancelHardNavigation(): void {
  isNavigating = false;
}

/** Replaces the way a page is left: where the browser stores nothing, and in tests. Returns the way to undo it. */
export function overrideNavigation(navigation: Navigation): () => void {
  const previousNavigation = navigateTo;
  navigateTo = navigation;
  isNavigating = false;
  return () => {
    navigateTo = previousNavigation;
    isNavigating = false;
  };
}

/** Path, query and hash of the page, as the console knows it. */
export function getCurrentPath(): string {
  const { search, hash } = window.location;
  return withoutBasePath() + search + hash;
}
