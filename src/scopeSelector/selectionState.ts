import { isPlainObject } from '../lib/json';

/** State of a navigation to a selection that the console made, not the user. */
export const INITIAL_SELECTION = { isInitialSelection: true } as const;

/** State of a navigation from a record with nothing but a notice: the user selects the next one. */
export const USER_SELECTION = { isInitialSelection: false } as const;

/** Returns true for the state of a navigation to a selection that the console made. */
export const isInitialSelection = (state: unknown): boolean =>
  isPlainObject(state) && state.isInitialSelection === true;

/** Returns true if the console must not select anything by itself. */
export const isUserSelection = (state: unknown): boolean =>
  isPlainObject(state) && state.isInitialSelection === false;
