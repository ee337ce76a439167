import { lazyWithReload } from '../../lib/retryImport';
import { textFilter } from '../filters/textFilter';
import { optionsOf } from '../optionsOf';
import { textDisplay } from '../textDisplay';
import type { FieldType } from '../types';
import { checkText } from './checkText';
import { plainText } from './plainText';
import type { TextFilled } from './schema';

export default {
  type: 'text',
  Display: textDisplay(plainText),
  Input: lazyWithReload(() => import('./TextInput')),
  ...textFilter,
  toText: plainText,
  // Blanks around a name are slips; in a password they are meant.
  tidy: (value, field) =>
    typeof value === 'string' && !optionsOf<TextFilled>(field).secret ? value.trim() : value,
  kept: (field) => !optionsOf<TextFilled>(field).secret,
  validate: (value, field) => checkText(value, optionsOf<TextFilled>(field)),
} satisfies FieldType;
