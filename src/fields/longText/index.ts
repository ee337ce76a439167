import { lazyWithReload } from '../../lib/retryImport';
import { textFilter } from '../filters/textFilter';
import { optionsOf } from '../optionsOf';
import { checkText } from '../text/checkText';
import { plainText } from '../text/plainText';
import { textDisplay } from '../textDisplay';
import type { FieldType } from '../types';
import type { LongTextFilled } from './schema';

export default {
  type: 'longText',
  Display: textDisplay(plainText, 'field-long'),
  Input: lazyWithReload(() => import('./LongTextInput')),
  ...textFilter,
  toText: plainText,
  // Blanks and empty lines alone say nothing; around what is said they may be meant.
  tidy: (value) => (typeof value === 'string' && value.trim() === '' ? '' : value),
  validate: (value, field) => checkText(value, optionsOf<LongTextFilled>(field)),
} satisfies FieldType;
