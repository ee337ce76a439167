import type { Location } from 'react-router-dom';
import { isPlainObject } from '../../lib/json';

/** Marks the state of a history entry that repeats the one below it (`useBackGuard`). */
export const withBackGuard = (state: unknown): object => ({
  ...(isPlainObject(state) ? state : {}),
  isBackGuardCopy: true,
});

/** True for a history entry that repeats the one below it. */
export const isBackGuardCopy = ({ state }: Location): boolean =>
  isPlainObject(state) && state.isBackGuardCopy === true;
