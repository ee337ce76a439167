import { sessionKey } from '../session/session';

/** The list that a record was opened from: where its rows lead, in their order. */
export interface OpenedList {
  /** Console paths of the rows of one page; undefined of a row that leads nowhere. */
  paths: readonly (string | undefined)[];
  /** Console address of that page of the list, with its order, search and filters; undefined where it has none. */
  address: string | undefined;
  /** Which one of all rows the first of the page is, from 1. */
  first: number;
  /** Of all rows; undefined where the host does not say it. */
  total: number | undefined;
  hasNextPage: boolean;
  /** The page after (1) or before it (-1), read as the list reads it; rejects as the call does. undefined: no pages. */
  turn: ((step: Step) => Promise<OpenedList>) | undefined;
}

/** One further, or one back. */
export type Step = 1 | -1;

let kept: { list: OpenedList; path: string; session: string | undefined } | undefined;

/** Keeps the list that the record at a console path is opened from, until another one is; in memory only. */
export function keepOpenedList(list: OpenedList, path: string): void {
  kept = { list, path, session: sessionKey() };
}

/** The list that the record at a console path was opened from; undefined where it was opened in another way. */
export const openedList = (base: string): OpenedList | undefined =>
  kept && kept.session === sessionKey() && isBelow(kept.path, base) ? kept.list : undefined;

/**
 * Where the list at a console path was when the record at `base` was opened from it; the path alone where it was opened from
 * elsewhere. Who comes back to a list finds it as it was left.
 */
export function listAddress(path: string, base: string): string {
  const address = openedList(base)?.address;
  return address?.split('?')[0] === path ? address : path;
}

/** `/admin/assets/A1` and `/admin/assets/A1/start` are paths of the record at `/admin/assets/A1`. */
export const isBelow = (path: string | undefined, base: string): boolean =>
  path === base || (path?.startsWith(`${base}/`) ?? false);
