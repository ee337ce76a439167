import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import type { FieldType } from '../core/types';
import { toPlainText } from '../display/toPlainText';
import { ChoicesDisplay } from './ChoicesDisplay';
import { readEntries, entryText } from './entries';

/** A list of objects with ids, chosen from another list of the record. The objects themselves are sent. Form: `form.ts`. */
export default {
  type: 'choices',
  Display: ChoicesDisplay,
  Input: lazyWithRetry(() => import('./ChoicesInput')),
  toText: (value, field) =>
    readEntries(value)
      .map((entry) => entryText(entry, field))
      .join(', ') || toPlainText(value),
} satisfies FieldType;
