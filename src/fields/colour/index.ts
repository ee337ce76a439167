import { isHexColour } from '../../lib/colour';
import { lazyWithReload } from '../../lib/retryImport';
import { plainText } from '../text/plainText';
import type { FieldType } from '../types';
import { ColourDisplay } from './ColourDisplay';
import { globalTexts } from '../../i18n/es/global';

export default {
  type: 'colour',
  Display: ColourDisplay,
  Input: lazyWithReload(() => import('./ColourInput')),
  toText: plainText,
  validate: (value) => (isHexColour(value) ? undefined : { message: globalTexts.invalid_color }),
} satisfies FieldType;
