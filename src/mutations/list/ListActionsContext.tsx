import { createContext, use } from 'react';
import type { RaRecord } from 'ra-core';

/** Where the rows of a list are read, whatever is looked for in it. */
export interface ListSource {
  /** Whose rows they are. */
  resource: string;
  /** What its call is told besides page, sort and filter. */
  meta: object;
  pageSize: number;
}

/** What an action can do to the list it stands in. */
export interface ListActions {
  /** Absent while no search is active. */
  clearSearch: (() => void) | undefined;
  clearSelection: () => void;
  /** Takes records out of the selection; absent where nothing is selected. */
  unselect?: (records: readonly RaRecord[]) => void;
  /** A selected record as it was last read, also while an action runs; absent where nothing is selected. */
  latest?: (record: RaRecord) => RaRecord;
  /** Goes on to another record, once the one that was shown is gone; undefined: to the page of the list. */
  goToList?: (() => void) | undefined;
  /** undefined: its rows come with their record. */
  source?: ListSource | undefined;
  /** What the list shows now. */
  rows: readonly RaRecord[] | undefined;
}

const Context = createContext<ListActions | undefined>(undefined);
export const ListActionsContext = Context;
export const useListActions = (): ListActions | undefined => use(Context);
