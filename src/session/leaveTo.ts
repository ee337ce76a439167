let assign = (path: string): void => window.location.assign(path);
let left = false;

/**
 * Leaves the page for another path of the console by a hard navigation, so that nothing of the session that ends (or of
 * the page before the login) survives in memory.
 */
export function leaveTo(path: string): void {
  left = true;
  assign(path);
}

/** Whether the page is being left by `leaveTo`: a guard of unsaved work must not ask then. */
export const isLeaving = (): boolean => left;

/** The page came back from the browser's page cache: it is no longer being left. */
export function stay(): void {
  left = false;
}

/** Replaces the way a page is left: where the browser stores nothing, and in tests. Returns the way to undo it. */
export function replaceNavigation(navigate: (path: string) => void): () => void {
  const before = assign;
  assign = navigate;
  left = false;
  return () => {
    assign = before;
    left = false;
  };
}

/** Path, query and hash of the page. */
export function currentPath(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
