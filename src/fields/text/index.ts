import { lazyWithReload } from '../../lib/retryImport';
import { textFilter } from '../filters/textFilter';
import { optionsOf } from '../optionsOf';
import { textDisplay } from '../textDisplay';
import type { FieldType } from '../types';
import { checkText } from './checkText';
import { plainText } from './plainText';
import type { TextOptions } from './schema';

export default {
  type: 'text',
  Display: textDisplay(plainText),
  Input: lazyWithReload(() => import('./TextInput')),
  ...textFilter,
  toText: plainText,
  kept: (field) => optionsOf<TextOptions>(field).secret !== true,
  validate: (value, field) => checkText(value, optionsOf<TextOptions>(field)),
} satisfies FieldType;
