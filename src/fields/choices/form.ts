import { fieldTexts } from '../core/texts';
import type { FormBehaviour } from '../core/types';
import { readEntries } from './entries';

const isEntryList = (value: unknown): boolean =>
  Array.isArray(value) && readEntries(value).length === value.length;

export default {
  accepts: isEntryList,
  toForm: (value) => readEntries(value),
  toWire: (value) => readEntries(value),
  validate: (value) => (isEntryList(value) ? undefined : { message: fieldTexts.valuesNotInList }),
} satisfies FormBehaviour;
