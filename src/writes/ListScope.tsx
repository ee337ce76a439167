import { createContext, use } from 'react';
import type { RaRecord } from 'ra-core';

/** What an action can do to the list it stands in. */
export interface ListScopeValue {
  /** Absent while no search is active. */
  clearSearch: (() => void) | undefined;
  clearSelection: () => void;
  /** Takes records out of the selection; absent where nothing is selected. */
  unselect?: (records: readonly RaRecord[]) => void;
  /** A selected record as it was last read, also while an action runs; absent where nothing is selected. */
  latest?: (record: RaRecord) => RaRecord;
  /** Goes on to another record, once the one that was shown is gone; undefined: to the page of the list. */
  toList?: (() => void) | undefined;
  /** What the list shows now. */
  rows: readonly RaRecord[] | undefined;
}

const Context = createContext<ListScopeValue | undefined>(undefined);
export const ListScope = Context;
export const useListScope = (): ListScopeValue | undefined => use(Context);
