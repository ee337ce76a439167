import { createContext, use } from 'react';

/** What an action can do to the list it stands in. */
export interface ListScopeValue {
  reload: () => void;
  /** Absent while no search is active. */
  clearSearch: (() => void) | undefined;
  clearSelection: () => void;
}

const Context = createContext<ListScopeValue | undefined>(undefined);
export const ListScope = Context;
export const useListScope = (): ListScopeValue | undefined => use(Context);
