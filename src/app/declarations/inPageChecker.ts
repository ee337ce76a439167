import { checkDeclarations } from '../../config/check';
import { knownNames } from '../registry/knownNames';
import type { DeclarationChecker } from './declarationChecker';

/** Checker that runs in the page. Its memory is never freed: some 1.5 MB with all schemas. */
export const createInPageChecker = (): DeclarationChecker => ({
  check: (declarations, installationNames, trusted) =>
    Promise.resolve(checkDeclarations(declarations, { ...knownNames, ...installationNames }, trusted)),
  dispose: () => undefined,
});
