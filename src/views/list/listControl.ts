import type { ListState } from './listState';

/** What a list shows, and how that changes. */
export interface ListControl {
  state: ListState;
  /** In the address with a new history entry (LIST-05). Anything but the page goes back to page 1. */
  change: (part: Partial<ListState>) => void;
  /** Goes to another page without a history entry: the one asked for is not there. */
  correctPage: (page: number) => void;
  /** The address a part of the state would have; undefined where it has none. */
  hrefOf: (part: Partial<ListState>) => string | undefined;
}

/** The state with a part of it changed. */
export const changed = (state: ListState, part: Partial<ListState>): ListState => ({
  ...state,
  ...(part.page === undefined ? { page: 1 } : {}),
  ...part,
});

/** Something is looked for: that there is nothing of it does not mean that there is nothing. */
export const isAsked = ({ state: { search, filter } }: ListControl): boolean =>
  search !== '' || Object.keys(filter).length > 0;
