import type { Location } from 'react-router-dom';
import { isPlainObject } from '../../lib/json';

/** Returns the state of a history entry that repeats the one below it (`useBackGuard`). */
export const createBackGuardState = ({ state, key }: Location): object => ({
  ...(isPlainObject(state) ? state : {}),
  backGuardOf: key,
});

/** True for a history entry that repeats the one below it. */
export const isBackGuardCopy = ({ state }: Location): boolean =>
  isPlainObject(state) && typeof state.backGuardOf === 'string';

/**
 * Returns the location of the entry that a history entry repeats, otherwise the location itself. Both have one key, so that
 * everything stored by key, such as expanded rows, is found again on Back.
 */
export const resolveBackGuard = (location: Location): Location =>
  isBackGuardCopy(location)
    ? { ...location, key: (location.state as { backGuardOf: string }).backGuardOf }
    : location;
