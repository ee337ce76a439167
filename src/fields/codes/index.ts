import { fillText } from '../../i18n/fillText';
import { lazyWithReload } from '../../lib/retryImport';
import { textDisplay } from '../textDisplay';
import { fieldTexts } from '../texts';
import type { FieldType } from '../types';
import { readCodes } from './stored';

/** The codes one after the other; one that cannot be read says so. Total. */
const toText: FieldType['toText'] = (value, field) =>
  readCodes(value, field)
    .map(({ code, raw }) => (raw === null ? code : fillText(fieldTexts.codeNotRead, { raw })))
    .join(', ');

/** Codes of cards: texts on the wire, an input each in the form. What it does in forms: `form.ts`. */
export default {
  type: 'codes',
  Display: textDisplay(toText, 'field-number'),
  Input: lazyWithReload(() => import('./CodesInput')),
  toText,
} satisfies FieldType;
