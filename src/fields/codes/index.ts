import { interpolateText } from '../../i18n/interpolateText';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { createTextDisplay } from '../display/createTextDisplay';
import { toPlainText } from '../display/toPlainText';
import { fieldTexts } from '../core/texts';
import type { FieldType } from '../core/types';
import { readCodes } from './readCodes';

/** Lists the codes; an unreadable one shows a text instead. Never throws. */
const toText: FieldType['toText'] = (value, field) =>
  Array.isArray(value)
    ? readCodes(value, field)
        .map(({ code, raw }) => (raw === null ? code : interpolateText(fieldTexts.unreadableCode, { raw })))
        .join(', ')
    : toPlainText(value);

/** Codes of cards: texts on the wire, one input each in the form. Form behaviour: `form.ts`. */
export default {
  type: 'codes',
  Display: createTextDisplay(toText, 'field-number'),
  Input: lazyWithRetry(() => import('./CodesInput')),
  toText,
} satisfies FieldType;
