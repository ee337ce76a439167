import { checkDeclarations } from '../../config/check';
import { knownNames } from '../registry/knownNames';
import type { DeclarationChecker } from './declarationChecker';

/** Checks in the page itself. What it takes of memory stays: with the schemas of everything, some 1.5 MB. */
export const createInPageChecker = (): DeclarationChecker => ({
  check: (declarations, installationNames, trusted) =>
    Promise.resolve(checkDeclarations(declarations, { ...knownNames, ...installationNames }, trusted)),
  dispose: () => undefined,
});
