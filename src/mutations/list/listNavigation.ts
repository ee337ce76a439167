import { getSessionKey } from '../../session/session';

/** List that a record was opened from: the paths of its rows, in order. */
export interface ListNavigation {
  /** Console paths of the rows of one page; undefined for a row without a page. */
  paths: readonly (string | undefined)[];
  /** Console URL of that page of the list, with sort, search and filters; undefined if it has none. */
  listUrl: string | undefined;
  /** Position of the page's first row among all rows, from 1. */
  firstPosition: number;
  /** Number of all rows; undefined if the host does not return it. */
  total: number | undefined;
  hasNextPage: boolean;
  /** Loads the next (1) or previous (-1) page as the list does; rejects if the call fails. undefined: no pages. */
  loadPage: ((direction: PageDirection) => Promise<ListNavigation>) | undefined;
}

/** Next or previous page. */
export type PageDirection = 1 | -1;

let stored: { list: ListNavigation; path: string; session: string | undefined } | undefined;

/** Remembers the list that the record at a console path is opened from, until the next one. In memory only. */
export function rememberListNavigation(list: ListNavigation, path: string): void {
  stored = { list, path, session: getSessionKey() };
}

/** Returns the list that the record at a console path was opened from; undefined if it was opened differently. */
export const getListNavigation = (recordPath: string): ListNavigation | undefined =>
  stored && stored.session === getSessionKey() && isSameOrSubPath(stored.path, recordPath)
    ? stored.list
    : undefined;

/**
 * Returns the URL of a list in the state in which the record at `recordPath` was opened from it, so the user returns to the
 * same page, sort and filters. If the record was opened from elsewhere, returns the path alone.
 */
export function getListReturnUrl(path: string, recordPath: string): string {
  const url = getListNavigation(recordPath)?.listUrl;
  return url?.split('?')[0] === path ? url : path;
}

/**
 * True for the record's own path and its subpaths: `/admin/assets/A1` and `/admin/assets/A1/start` for `/admin/assets/A1`.
 */
export const isSameOrSubPath = (path: string | undefined, recordPath: string): boolean =>
  path === recordPath || (path?.startsWith(`${recordPath}/`) ?? false);
