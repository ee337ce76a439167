import type { KnownNames } from '../config/check';
import { fieldTypes } from '../fields/registry';
import { fieldSchemas } from '../fields/schemas';
import { knownNamesOf } from '../parts/knownNamesOf';
import { optionsOfParts } from '../parts/optionsOfParts';
import { byFolder } from './partFolders';
import { partOptions } from './partOptions';
import { partModules, parts } from './parts';

/** The names that declarations may use for what is code. */
export const knownNames: KnownNames = knownNamesOf({
  fieldSchemas,
  fieldTypes,
  parts,
  options: optionsOfParts(byFolder(partModules), partOptions),
});
