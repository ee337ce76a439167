import { createContext, use } from 'react';
import type { RaRecord } from 'ra-core';
import type { List, Resource } from '../config/types';

/** Which list it is: the same for as long as it is on screen, so that its rows are not drawn again for it. */
export interface ListContextValue {
  list: List;
  /** Whose fields and actions the rows have. */
  resource: Resource;
  /** The record whose tab the list stands in. */
  parent: RaRecord | undefined;
  /** Names the table for those who do not see the heading above it. */
  caption: string;
}

const Context = createContext<ListContextValue | undefined>(undefined);

/** Says to everything in a list which list it is. */
export const ListContextProvider = Context;

/** The list around; throws outside of one, which is a mistake of the code. */
export function useListContext(): ListContextValue {
  const contextValue = use(Context);
  if (!contextValue) throw new Error('No list around');
  return contextValue;
}
