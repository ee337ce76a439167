import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { isEmail } from '../email/isEmail';
import { optionsOf } from '../core/optionsOf';
import { toPlainText } from '../display/toPlainText';
import { createTextDisplay } from '../display/createTextDisplay';
import type { FieldType } from '../core/types';
import { globalTexts } from '../../i18n/es/global';
import { parseEmails, isTagEmail } from './parseEmails';
import type { ResolvedEmailsOptions } from './schema';

/** A list of addresses on the wire; in the form one text with blanks between them, or a list shown as tags (PROJ-31). */
export default {
  type: 'emails',
  Display: createTextDisplay(toPlainText),
  Input: lazyWithRetry(() => import('./EmailsInput')),
  toText: toPlainText,
  toForm: (value, field) => {
    if (optionsOf<ResolvedEmailsOptions>(field).as === 'tags') return parseEmails(value);
    return Array.isArray(value) ? value.filter((part) => typeof part === 'string').join(' ') : value;
  },
  // None at all is an empty list, not null (PROJ-32).
  toWire: (value) => parseEmails(value),
  emptyWireValue: [],
  // Tags are addresses of persons: of guests at a desk that others use.
  draftable: (field) => optionsOf<ResolvedEmailsOptions>(field).as !== 'tags',
  validate: (value, field) => {
    const isValidEmail = optionsOf<ResolvedEmailsOptions>(field).as === 'tags' ? isTagEmail : isEmail;
    const emails = parseEmails(value);
    const invalidEmails = emails.filter((email) => !isValidEmail(email));
    if (invalidEmails.length === 0) return undefined;
    if (emails.length === 1) return { message: globalTexts.email_not_valid };
    // Among several, it has to be found.
    const quotedEmails = invalidEmails.map((email) => `«${email}»`).join(', ');
    return {
      message: globalTexts.emails_not_valid,
      args: { addresses: quotedEmails, smart_count: invalidEmails.length },
    };
  },
} satisfies FieldType;
