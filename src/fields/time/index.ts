import { lazyWithReload } from '../../lib/retryImport';
import { textDisplay } from '../textDisplay';
import { plainText } from '../text/plainText';
import type { FieldType } from '../types';
import { timeOf } from './times';

/** `HH:mm`; what is no time as the host wrote it. */
const toText: FieldType['toText'] = (value) => timeOf(value) ?? plainText(value);

/** A time of the day, without a day or a zone. What it does in forms: `form.ts`. */
export default {
  type: 'time',
  Display: textDisplay(toText, 'field-number'),
  Input: lazyWithReload(() => import('./TimeInput')),
  toText,
} satisfies FieldType;
