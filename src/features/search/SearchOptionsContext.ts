import { createContext, type Dispatch, type SetStateAction } from 'react';

/** Context shared by the search options. */
export interface SearchOptionsValue {
  /** Text of the search box, which the options mark. */
  query: string;
  /** Id of the active option. */
  activeId: string | undefined;
  setActiveId: (id: string) => void;
  /** Called by the option that Enter opens while none is active, and when it is no longer that option. */
  setDefaultId: Dispatch<SetStateAction<string | undefined>>;
  /** Shows that no record has the scanned code. */
  setUnknownCode: (code: string) => void;
  /** Closes the search and navigates to a console path; to the results it also stores the way back. */
  openPath: (to: string) => void;
  /** Text submitted with Enter before its results had loaded; '' for none. */
  submittedText: string;
  /** True if a scanner submitted that text outside the search: without an exact match the search stays open. */
  isScanned: boolean;
  /** Closes the search and runs an action. */
  runAction: (action: () => void) => void;
}

export const SearchOptionsContext = createContext<SearchOptionsValue>({
  query: '',
  activeId: undefined,
  submittedText: '',
  isScanned: false,
  setActiveId: () => undefined,
  setDefaultId: () => undefined,
  setUnknownCode: () => undefined,
  openPath: () => undefined,
  runAction: () => undefined,
});
