import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import type { FieldType } from '../core/types';
import { ChoicesDisplay } from './ChoicesDisplay';
import { readEntries, entryText } from './entries';
import { fieldTexts } from '../core/texts';

/** A list of objects with ids, chosen from another list of the record. The objects themselves are sent. */
export default {
  type: 'choices',
  Display: ChoicesDisplay,
  Input: lazyWithRetry(() => import('./ChoicesInput')),
  toText: (value, field) =>
    readEntries(value)
      .map((entry) => entryText(entry, field))
      .join(', '),
  toForm: (value) => readEntries(value),
  toWire: (value) => readEntries(value),
  validate: (value) =>
    Array.isArray(value) && readEntries(value).length === value.length
      ? undefined
      : { message: fieldTexts.valuesNotInList },
} satisfies FieldType;
