import { ownPath, served } from '../lib/base';

/** How the page is left: `replace` puts the other one in its place in the history, where Back does not find it. */
type Navigate = (path: string, how?: 'replace') => void;

let assign: Navigate = (path, how) =>
  how === 'replace' ? window.location.replace(served(path)) : window.location.assign(served(path));
let left = false;

/**
 * Leaves the page for another path of the console by a hard navigation, so that nothing of the session that ends (or of
 * the page before the login) survives in memory. Nobody is asked about unsaved work, which is kept as a draft.
 */
export function leaveTo(path: string, how?: 'replace'): void {
  left = true;
  // First of all listeners, also those of react-admin's forms, which know nothing of this.
  window.addEventListener('beforeunload', askNothing, { capture: true });
  if (how === undefined) assign(path);
  else assign(path, how);
}

const askNothing = (event: BeforeUnloadEvent): void => {
  if (left) event.stopImmediatePropagation();
};

/** Whether the page is being left by `leaveTo`: a guard of unsaved work must not ask then. */
export const isLeaving = (): boolean => left;

/** The page came back from the browser's page cache: it is no longer being left. */
export function stay(): void {
  left = false;
}

/** Replaces the way a page is left: where the browser stores nothing, and in tests. Returns the way to undo it. */
export function replaceNavigation(navigate: Navigate): () => void {
  const before = assign;
  assign = navigate;
  left = false;
  return () => {
    assign = before;
    left = false;
  };
}

/** Path, query and hash of the page, as the console knows it. */
export function currentPath(): string {
  const { search, hash } = window.location;
  return ownPath() + search + hash;
}
