import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { createTextDisplay } from '../display/createTextDisplay';
import { toPlainText } from '../display/toPlainText';
import type { FieldType } from '../core/types';
import { parseTime } from './parseTime';

/** `HH:mm`; what is no time as the host wrote it. */
const toText: FieldType['toText'] = (value) => parseTime(value) ?? toPlainText(value);

/** A time of the day, without a day or a zone. What it does in forms: `form.ts`. */
export default {
  type: 'time',
  Display: createTextDisplay(toText, 'field-number'),
  Input: lazyWithRetry(() => import('./TimeInput')),
  toText,
} satisfies FieldType;
