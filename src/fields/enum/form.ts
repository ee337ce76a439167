import { optionsOf } from '../core/optionsOf';
import { fieldTexts } from '../core/texts';
import type { FormBehaviour } from '../core/types';
import { isEnumValue, splitValues } from './choices';
import { enumTypeBase } from './enumTypeBase';
import { sortByDeclaration } from './sortByDeclaration';
import { findSoleChoice } from './loadedChoices';
import type { ResolvedEnumOptions } from './schema';
import { parseBodies } from './bodyChoices';

export default {
  accepts: (value, field) =>
    splitValues(value, field).every(isEnumValue) ||
    optionsOf<ResolvedEnumOptions>(field).writeAs !== undefined,
  soleValue: findSoleChoice,
  // An undeclared stored value is valid, since it came from the host.
  validate: (value) => ([value].flat().every(isEnumValue) ? undefined : { message: fieldTexts.notInList }),
  toForm: enumTypeBase.toForm,
  // The offered bodies may have changed by the time a draft is restored, so drafts do not store them.
  draftable: (field) => optionsOf<ResolvedEnumOptions>(field).writeAs === undefined,
  toWire: (value, field) => {
    const { join, writeAs } = optionsOf<ResolvedEnumOptions>(field);
    if (writeAs !== undefined) return parseBodies(value);
    return join === undefined ? value : sortByDeclaration(value, field).join(join);
  },
} satisfies FormBehaviour;
