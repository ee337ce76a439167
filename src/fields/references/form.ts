import { relatedIds } from '../reference/relatedRecord';
import { fieldTexts } from '../core/texts';
import type { FormBehaviour } from '../core/types';
import references from './index';

export default {
  accepts: (value) => relatedIds(value).length === [value].flat().length,
  toForm: references.toForm,
  toWire: (value) => relatedIds(value),
  validate: (value) =>
    Array.isArray(value) && relatedIds(value).length === value.length
      ? undefined
      : { message: fieldTexts.valuesNotInList },
} satisfies FormBehaviour;
