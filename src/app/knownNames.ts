import type { KnownNames } from '../config/check';
import { fieldTypes } from '../fields/registry';
import { fieldSchemas } from '../fields/schemas';
import { knownNamesOf } from '../parts/knownNamesOf';
import { optionsOfParts } from '../parts/optionsOfParts';
import type { OptionsShape } from '../parts/types';
import { ownOptions } from './own/options';
import { partModules, parts } from './parts';

/** `options.ts` beside a part says what its declarations may write. It loads here alone, where declarations are checked. */
const optionModules: Readonly<Record<string, OptionsShape>> = {
  ...import.meta.glob<OptionsShape>('../areas/*/*/options.ts', { eager: true, import: 'options' }),
  ...ownOptions,
};

const byFolder = <Module>(modules: Readonly<Record<string, Module>>): ReadonlyMap<string, Module> =>
  new Map(Object.entries(modules).map(([path, module]) => [path.replace(/\/[^/]*$/, ''), module]));

/** The names that declarations may use for what is code. */
export const knownNames: KnownNames = knownNamesOf({
  fieldSchemas,
  fieldTypes,
  parts,
  options: optionsOfParts(byFolder(partModules), byFolder(optionModules)),
});
