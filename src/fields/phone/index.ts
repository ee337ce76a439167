import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { textFilterBase } from '../filters/textFilterBase';
import { toPlainText } from '../display/toPlainText';
import type { FieldType } from '../core/types';
import { isPhone } from '../../lib/text/isPhone';
import { PhoneDisplay } from './PhoneDisplay';
import { fieldTexts } from '../core/texts';

export default {
  type: 'phone',
  Display: PhoneDisplay,
  Input: lazyWithRetry(() => import('./PhoneInput')),
  ...textFilterBase,
  toText: toPlainText,
  validate: (value) => (isPhone(value) ? undefined : { message: fieldTexts.invalidPhone }),
} satisfies FieldType;
