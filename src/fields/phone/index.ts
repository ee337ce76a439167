import { lazyWithReload } from '../../lib/retryImport';
import { textFilter } from '../filters/textFilter';
import { plainText } from '../text/plainText';
import type { FieldType } from '../types';
import { isPhone } from '../../lib/phone';
import { PhoneDisplay } from './PhoneDisplay';
import { fieldTexts } from '../texts';

export default {
  type: 'phone',
  Display: PhoneDisplay,
  Input: lazyWithReload(() => import('./PhoneInput')),
  ...textFilter,
  toText: plainText,
  validate: (value) => (isPhone(value) ? undefined : { message: fieldTexts.phone }),
} satisfies FieldType;
