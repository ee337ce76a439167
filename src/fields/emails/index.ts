import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { toPlainText } from '../display/toPlainText';
import { createTextDisplay } from '../display/createTextDisplay';
import type { FieldType } from '../core/types';

/**
 * A list of e-mail addresses on the wire; in the form a text separated by blanks, or a list shown as tags. Form behaviour:
 * `form.ts`.
 */
export default {
  type: 'emails',
  Display: createTextDisplay(toPlainText),
  Input: lazyWithRetry(() => import('./EmailsInput')),
  toText: toPlainText,
} satisfies FieldType;
