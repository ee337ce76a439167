import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { textFilterBase } from '../filters/textFilterBase';
import { toPlainText } from '../display/toPlainText';
import { createTextDisplay } from '../display/createTextDisplay';
import type { FieldType } from '../core/types';

export default {
  type: 'longText',
  Display: createTextDisplay(toPlainText, 'field-long'),
  Input: lazyWithRetry(() => import('./LongTextInput')),
  ...textFilterBase,
  toText: toPlainText,
} satisfies FieldType;
