import { lazyWithReload } from '../../lib/retryImport';
import { optionsOf } from '../optionsOf';
import type { QrFilled } from './schema';
import { plainText } from '../text/plainText';
import type { FieldType } from '../types';
import { QrDisplay } from './QrDisplay';

/** A text shown as the QR code that a scanner reads. */
export default {
  type: 'qr',
  Display: QrDisplay,
  Input: lazyWithReload(() => import('../text/TextInput')),
  toText: (value, field) =>
    optionsOf<QrFilled>(field).secret && plainText(value) !== '' ? '••••••' : plainText(value),
} satisfies FieldType;
