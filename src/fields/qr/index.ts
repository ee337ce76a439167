import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { optionsOf } from '../core/optionsOf';
import type { ResolvedQrOptions } from './schema';
import { toPlainText } from '../display/toPlainText';
import type { FieldType } from '../core/types';
import { QrDisplay } from './QrDisplay';

/** A text shown as a QR code for scanners. */
export default {
  type: 'qr',
  Display: QrDisplay,
  Input: lazyWithRetry(() => import('../text/TextInput')),
  toText: (value, field) =>
    optionsOf<ResolvedQrOptions>(field).secret && toPlainText(value) !== '' ? '••••••' : toPlainText(value),
} satisfies FieldType;
