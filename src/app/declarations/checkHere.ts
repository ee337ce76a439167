import { checkDeclarations } from '../../config/check';
import { knownNames } from '../knownNames';
import type { Checking } from './checking';

/** Checks in the page itself. What it takes of memory stays: with the schemas of everything, some 1.5 MB. */
export const checkHere = (): Checking => ({
  check: (found, around, trusted) =>
    Promise.resolve(checkDeclarations(found, { ...knownNames, ...around }, trusted)),
  end: () => undefined,
});
