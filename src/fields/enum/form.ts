import { optionsOf } from '../core/optionsOf';
import type { FormBehaviour } from '../core/types';
import { enumTypeBase } from './enumTypeBase';
import { sortByDeclaration } from './sortByDeclaration';
import { findSoleChoice } from './loadedChoices';
import type { ResolvedEnumOptions } from './schema';
import { parseBodies } from './bodyChoices';

export default {
  soleValue: findSoleChoice,
  validate: enumTypeBase.validate,
  toForm: enumTypeBase.toForm,
  // The offered bodies may have changed by the time a draft is restored, so drafts do not store them.
  draftable: (field) => optionsOf<ResolvedEnumOptions>(field).writeAs === undefined,
  toWire: (value, field) => {
    const { join, writeAs } = optionsOf<ResolvedEnumOptions>(field);
    if (writeAs !== undefined) return parseBodies(value);
    return join === undefined ? value : sortByDeclaration(value, field).join(join);
  },
} satisfies FormBehaviour;
