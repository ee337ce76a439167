import { lazyWithReload } from '../../lib/retryImport';
import { isEmail } from '../email/isEmail';
import { plainText } from '../text/plainText';
import { textDisplay } from '../textDisplay';
import type { FieldType } from '../types';
import { globalTexts } from '../../i18n/es/global';

/** A list of addresses on the wire, one text with blanks between them in the form (PROJ-31). */
export default {
  type: 'emails',
  Display: textDisplay(plainText),
  Input: lazyWithReload(() => import('./EmailsInput')),
  toText: plainText,
  toForm: (value) =>
    Array.isArray(value) ? value.filter((part) => typeof part === 'string').join(' ') : value,
  // None at all is an empty list, not null (PROJ-32).
  toWire: (value) => addresses(value),
  validate: (value) =>
    addresses(value).every(isEmail) ? undefined : { message: globalTexts.email_not_valid },
} satisfies FieldType;

/** The addresses of a text, each once: capitals make no other address. */
const addresses = (value: unknown): string[] => {
  const all = typeof value === 'string' ? value.split(/\s+/).filter((part) => part !== '') : [];
  const names = all.map((address) => address.toLowerCase());
  return all.filter((_, at) => names.indexOf(names[at] ?? '') === at);
};
