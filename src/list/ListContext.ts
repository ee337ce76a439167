import { createContext, use } from 'react';
import type { RaRecord } from 'ra-core';
import type { List, Resource } from '../config/types';

/** Identifies the list. Stable while the list is on screen, so that it does not re-render the rows. */
export interface ListContextValue {
  list: List;
  /** The resource whose fields and actions the rows have. */
  resource: Resource;
  /** The record whose tab contains the list. */
  parent: RaRecord | undefined;
  /** Accessible name of the table, for users who do not see the heading above it. */
  caption: string;
}

const Context = createContext<ListContextValue | undefined>(undefined);

/** Provides the list to the components inside it. */
export const ListContextProvider = Context;

/** Returns the enclosing list. Throws outside of one, which is a programming error. */
export function useListContext(): ListContextValue {
  const contextValue = use(Context);
  if (!contextValue) throw new Error('No list around');
  return contextValue;
}
