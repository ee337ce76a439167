import { createContext } from 'react';

/** What the options of the search share. */
export interface SearchOptionsValue {
  /** Id of the one that the arrows or the pointer are at. */
  activeId: string | undefined;
  setActiveId: (id: string) => void;
  /** Closes the search and leads to a console path. */
  openPath: (to: string) => void;
  /** The text for which Enter was pressed before it was known what it finds; '' for none. */
  submittedText: string;
  /** Closes the search and does something. */
  runAction: (action: () => void) => void;
}

export const SearchOptionsContext = createContext<SearchOptionsValue>({
  activeId: undefined,
  submittedText: '',
  setActiveId: () => undefined,
  openPath: () => undefined,
  runAction: () => undefined,
});
