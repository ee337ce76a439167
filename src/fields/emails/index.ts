import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { toPlainText } from '../display/toPlainText';
import type { FieldType } from '../core/types';
import { EmailsDisplay } from './EmailsDisplay';

/**
 * A list of e-mail addresses on the wire; in the form a text separated by blanks, or a list shown as tags. Form behaviour:
 * `form.ts`.
 */
export default {
  type: 'emails',
  Display: EmailsDisplay,
  Input: lazyWithRetry(() => import('./EmailsInput')),
  toText: toPlainText,
} satisfies FieldType;
