import { isPlainObject } from '../../lib/json';

/** Member in which React's development build counts the stacks that it created recently. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React's development build makes an error for each element, up to 10,000 a second, to say later who made it: a sixth of
 * the time of all tests that draw. Here it finds that there are enough of them. Warnings keep the tree they come from.
 * Another React, which counts otherwise, is left alone.
 */
export function withoutOwnerStacks(react: Readonly<Record<string, unknown>>): void {
  const internals = react[INTERNALS];
  if (!isPlainObject(internals) || !('recentlyCreatedOwnerStacks' in internals)) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {
      // However many it counts.
    },
  });
}
