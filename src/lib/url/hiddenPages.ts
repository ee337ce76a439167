/** Test for a page that the installation hides. */
type IsHiddenPage = (path: string) => boolean;

const NOTHING_HIDDEN: IsHiddenPage = () => false;
let isHidden = NOTHING_HIDDEN;

/** Sets the pages that the installation hides, so that nothing links to them. Default: none. Call it before the first render. */
export function setHiddenPages(isHiddenPage: IsHiddenPage = NOTHING_HIDDEN): void {
  isHidden = isHiddenPage;
}

/**
 * True if a console path leads to a page that the installation hides.
 *
 * @param path Path below /admin, with or without query; it may contain placeholders.
 */
export const isHiddenPage = (path: string): boolean => isHidden(path);
