import type { ListParams } from './listParams';

/** What a list shows, and how that changes. */
export interface ListParamsControl {
  params: ListParams;
  /** In the address with a new history entry (LIST-05). Anything but the page goes back to page 1. */
  setParams: (changes: Partial<ListParams>) => void;
  /** Goes to another page without a history entry: the one asked for is not there. */
  replacePage: (page: number) => void;
  /** The address a part of the state would have; undefined where it has none. */
  getHref: (changes: Partial<ListParams>) => string | undefined;
}

/** The state with a part of it changed. */
export const mergeParams = (params: ListParams, changes: Partial<ListParams>): ListParams => ({
  ...params,
  ...(changes.page === undefined ? { page: 1 } : {}),
  ...changes,
});

/** Something is looked for: that there is nothing of it does not mean that there is nothing. */
export const isFiltered = ({ params: { search, filter } }: ListParamsControl): boolean =>
  search !== '' || Object.keys(filter).length > 0;
