import { lazyWithReload } from '../../lib/retryImport';
import type { FieldType } from '../types';
import { ChoicesDisplay } from './ChoicesDisplay';
import { entriesOf, entryText } from './entries';
import { fieldTexts } from '../texts';

/** A list of objects with ids, chosen among another list of the record; the objects themselves are sent. */
export default {
  type: 'choices',
  Display: ChoicesDisplay,
  Input: lazyWithReload(() => import('./ChoicesInput')),
  toText: (value, field) =>
    entriesOf(value)
      .map((entry) => entryText(entry, field))
      .join(', '),
  toForm: (value) => entriesOf(value),
  toWire: (value) => entriesOf(value),
  validate: (value) =>
    Array.isArray(value) && entriesOf(value).length === value.length
      ? undefined
      : { message: fieldTexts.severalOfTheList },
} satisfies FieldType;
