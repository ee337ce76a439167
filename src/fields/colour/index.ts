import { isHexColour } from '../../lib/colour';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { toPlainText } from '../display/toPlainText';
import type { FieldType } from '../core/types';
import { ColourDisplay } from './ColourDisplay';
import { globalTexts } from '../../i18n/messages/global';

export default {
  type: 'colour',
  Display: ColourDisplay,
  Input: lazyWithRetry(() => import('./ColourInput')),
  toText: toPlainText,
  validate: (value) => (isHexColour(value) ? undefined : { message: globalTexts.invalid_color }),
} satisfies FieldType;
