import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { textFilterBase } from '../filters/textFilterBase';
import { toPlainText } from '../display/toPlainText';
import type { FieldType } from '../core/types';
import { EmailDisplay } from './EmailDisplay';
import { isEmail } from './isEmail';
import { globalTexts } from '../../i18n/messages/global';

export default {
  type: 'email',
  Display: EmailDisplay,
  Input: lazyWithRetry(() => import('./EmailInput')),
  ...textFilterBase,
  toText: toPlainText,
  validate: (value) => (isEmail(value) ? undefined : { message: globalTexts.email_not_valid }),
} satisfies FieldType;
