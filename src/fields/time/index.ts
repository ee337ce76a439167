import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { createTextDisplay } from '../display/createTextDisplay';
import { toPlainText } from '../display/toPlainText';
import type { FieldType } from '../core/types';
import { parseTime } from './parseTime';

/** Formats as `HH:mm`; an invalid time is shown as the host sent it. */
const toText: FieldType['toText'] = (value) => parseTime(value) ?? toPlainText(value);

/** A time of day, without date or time zone. Form behaviour: `form.ts`. */
export default {
  type: 'time',
  Display: createTextDisplay(toText, 'field-number'),
  Input: lazyWithRetry(() => import('./TimeInput')),
  toText,
} satisfies FieldType;
