import { lazyWithReload } from '../../lib/retryImport';
import { textFilter } from '../filters/textFilter';
import { plainText } from '../text/plainText';
import type { FieldType } from '../types';
import { EmailDisplay } from './EmailDisplay';
import { isEmail } from './isEmail';
import { globalTexts } from '../../i18n/es/global';

export default {
  type: 'email',
  Display: EmailDisplay,
  Input: lazyWithReload(() => import('./EmailInput')),
  ...textFilter,
  toText: plainText,
  validate: (value) => (isEmail(value) ? undefined : { message: globalTexts.email_not_valid }),
} satisfies FieldType;
