import { isEmail } from '../email/isEmail';
import { optionsOf } from '../core/optionsOf';
import type { FormBehaviour } from '../core/types';
import { globalTexts } from '../../i18n/messages/global';
import { parseEmails, isTagEmail } from './parseEmails';
import type { ResolvedEmailsOptions } from './schema';

export default {
  accepts: (value) => [value].flat().every((item) => typeof item === 'string'),
  toForm: (value, field) => {
    if (optionsOf<ResolvedEmailsOptions>(field).presentation === 'tags') return parseEmails(value);
    return Array.isArray(value) ? value.filter((part) => typeof part === 'string').join(' ') : value;
  },
  // No addresses are an empty list, not null.
  toWire: (value) => parseEmails(value),
  emptyWireValue: [],
  // Tags hold e-mail addresses of guests, entered at a shared desk, so drafts do not store them.
  draftable: (field) => optionsOf<ResolvedEmailsOptions>(field).presentation !== 'tags',
  validate: (value, field) => {
    const isValidEmail =
      optionsOf<ResolvedEmailsOptions>(field).presentation === 'tags' ? isTagEmail : isEmail;
    const emails = parseEmails(value);
    const invalidEmails = emails.filter((email) => !isValidEmail(email));
    if (invalidEmails.length === 0) return undefined;
    if (emails.length === 1) return { message: globalTexts.email_not_valid };
    // Quote the invalid addresses, so that the user can find them among the others.
    const quotedEmails = invalidEmails.map((email) => `«${email}»`).join(', ');
    return {
      message: globalTexts.emails_not_valid,
      args: { addresses: quotedEmails, smart_count: invalidEmails.length },
    };
  },
} satisfies FormBehaviour;
