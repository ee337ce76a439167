import type { ListParams } from './listParams';

/** The params of a list with functions to change them. */
export interface ListParamsControl {
  params: ListParams;
  /** Changes params. In the URL this adds a history entry. Any change except of the page resets to page 1. */
  setParams: (changes: Partial<ListParams>) => void;
  /** Goes to another page without a history entry, because the requested one does not exist. */
  replacePage: (page: number) => void;
  /** Returns the URL for changed params; undefined if the list does not use the URL. */
  getHref: (changes: Partial<ListParams>) => string | undefined;
}

/** True if a search or filter is active, so an empty result does not mean an empty list. */
export const isFiltered = ({ params: { search, filter } }: ListParamsControl): boolean =>
  search !== '' || filter.length > 0;
