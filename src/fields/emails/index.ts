import { lazyWithReload } from '../../lib/retryImport';
import { isEmail } from '../email/isEmail';
import { optionsOf } from '../optionsOf';
import { plainText } from '../text/plainText';
import { textDisplay } from '../textDisplay';
import type { FieldType } from '../types';
import { globalTexts } from '../../i18n/es/global';
import { addresses, isAddress } from './addresses';
import type { EmailsFilled } from './schema';

/** A list of addresses on the wire; in the form one text with blanks between them, or a list shown as tags (PROJ-31). */
export default {
  type: 'emails',
  Display: textDisplay(plainText),
  Input: lazyWithReload(() => import('./EmailsInput')),
  toText: plainText,
  toForm: (value, field) => {
    if (optionsOf<EmailsFilled>(field).as === 'tags') return addresses(value);
    return Array.isArray(value) ? value.filter((part) => typeof part === 'string').join(' ') : value;
  },
  // None at all is an empty list, not null (PROJ-32).
  toWire: (value) => addresses(value),
  emptyWire: [],
  // Tags are addresses of persons: of guests at a desk that others use.
  kept: (field) => optionsOf<EmailsFilled>(field).as !== 'tags',
  validate: (value, field) => {
    const isOne = optionsOf<EmailsFilled>(field).as === 'tags' ? isAddress : isEmail;
    const all = addresses(value);
    const wrong = all.filter((address) => !isOne(address));
    if (wrong.length === 0) return undefined;
    if (all.length === 1) return { message: globalTexts.email_not_valid };
    // Among several, it has to be found.
    const named = wrong.map((address) => `«${address}»`).join(', ');
    return { message: globalTexts.emails_not_valid, args: { addresses: named, smart_count: wrong.length } };
  },
} satisfies FieldType;
