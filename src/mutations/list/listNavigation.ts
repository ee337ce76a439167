import { getSessionKey } from '../../session/session';

/** The list that a record was opened from: where its rows lead, in their order. */
export interface ListNavigation {
  /** Console paths of the rows of one page; undefined of a row that leads nowhere. */
  paths: readonly (string | undefined)[];
  /** Console address of that page of the list, with its order, search and filters; undefined where it has none. */
  listUrl: string | undefined;
  /** Which one of all rows the first of the page is, from 1. */
  firstPosition: number;
  /** Of all rows; undefined where the host does not say it. */
  total: number | undefined;
  hasNextPage: boolean;
  /** The page after (1) or before it (-1), read as the list reads it; rejects as the call does. undefined: no pages. */
  loadPage: ((direction: PageDirection) => Promise<ListNavigation>) | undefined;
}

/** One further, or one back. */
export type PageDirection = 1 | -1;

let stored: { list: ListNavigation; path: string; session: string | undefined } | undefined;

/** Keeps the list that the record at a console path is opened from, until another one is; in memory only. */
export function rememberListNavigation(list: ListNavigation, path: string): void {
  stored = { list, path, session: getSessionKey() };
}

/** The list that the record at a console path was opened from; undefined where it was opened in another way. */
export const getListNavigation = (recordPath: string): ListNavigation | undefined =>
  stored && stored.session === getSessionKey() && isSameOrSubPath(stored.path, recordPath)
    ? stored.list
    : undefined;

/**
 * Where the list at a console path was when the record at `base` was opened from it; the path alone where it was opened from
 * elsewhere. Who comes back to a list finds it as it was left.
 */
export function getListReturnUrl(path: string, recordPath: string): string {
  const url = getListNavigation(recordPath)?.listUrl;
  return url?.split('?')[0] === path ? url : path;
}

/** `/admin/assets/A1` and `/admin/assets/A1/start` are paths of the record at `/admin/assets/A1`. */
export const isSameOrSubPath = (path: string | undefined, recordPath: string): boolean =>
  path === recordPath || (path?.startsWith(`${recordPath}/`) ?? false);
