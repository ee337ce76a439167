import { createContext, use } from 'react';
import type { RaRecord } from 'ra-core';

/** Source of the rows of a list, independent of its search. */
export interface ListSource {
  /** Resource of the rows. */
  resource: string;
  /** `meta` of the list call, besides page, sort and filter. */
  meta: object;
  pageSize: number;
}

/** Operations that an action can perform on its list. */
export interface ListActions {
  /** undefined while no search is active. */
  clearSearch: (() => void) | undefined;
  clearSelection: () => void;
  /** Removes records from the selection; absent without a selection. */
  unselect?: (records: readonly RaRecord[]) => void;
  /** Returns the last fetched version of a selected record, also while an action runs; absent without a selection. */
  latest?: (record: RaRecord) => RaRecord;
  /** Moves on to another record after the shown one was deleted; undefined: go to the list page. */
  goToList?: (() => void) | undefined;
  /** undefined if the rows come with their parent record. */
  source?: ListSource | undefined;
  /** Rows that the list shows now. */
  rows: readonly RaRecord[] | undefined;
}

const Context = createContext<ListActions | undefined>(undefined);
export const ListActionsContext = Context;
export const useListActions = (): ListActions | undefined => use(Context);
