import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { textFilterBase } from '../filters/textFilterBase';
import { optionsOf } from '../core/optionsOf';
import { checkText } from '../text/checkText';
import { toPlainText } from '../display/toPlainText';
import { createTextDisplay } from '../display/createTextDisplay';
import type { FieldType } from '../core/types';
import type { ResolvedLongTextOptions } from './schema';

export default {
  type: 'longText',
  Display: createTextDisplay(toPlainText, 'field-long'),
  Input: lazyWithRetry(() => import('./LongTextInput')),
  ...textFilterBase,
  toText: toPlainText,
  // A text of whitespace alone is empty; whitespace around other text may be intended.
  normalise: (value) => (typeof value === 'string' && value.trim() === '' ? '' : value),
  validate: (value, field) => checkText(value, optionsOf<ResolvedLongTextOptions>(field)),
} satisfies FieldType;
