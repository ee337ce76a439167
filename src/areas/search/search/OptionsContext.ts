import { createContext } from 'react';

/** What the options of the search share. */
export interface Options {
  /** Id of the one that the arrows or the pointer are at. */
  active: string | undefined;
  point: (id: string) => void;
  /** Closes the search and leads to a console path. */
  go: (to: string) => void;
  /** The text for which Enter was pressed before it was known what it finds; '' for none. */
  entered: string;
  /** Closes the search and does something. */
  run: (act: () => void) => void;
}

export const OptionsContext = createContext<Options>({
  active: undefined,
  entered: '',
  point: () => undefined,
  go: () => undefined,
  run: () => undefined,
});
