import type { Field } from '../../config/types';
import { isEmail } from '../email/isEmail';
import { toSafeHref } from '../../lib/url/toSafeHref';
import { optionsOf } from '../core/optionsOf';
import { checkLength } from '../text/checkText';
import type { FieldProblem } from '../core/types';
import type { ResolvedUrlOptions } from './schema';
import { fieldTexts } from '../core/texts';
import { globalTexts } from '../../i18n/messages/global';

/** Returns the allowed prefixes of a link in this field. */
export const allowedPrefixes = (field: Field): readonly string[] =>
  optionsOf<ResolvedUrlOptions>(field).prefixes;

/** Returns the prefix of a link, if it is an allowed one. */
export const findPrefix = (link: string, field: Field): string | undefined =>
  allowedPrefixes(field).find((prefix) => link.toLowerCase().startsWith(prefix));

/** Returns a stored link as a safe `href`; undefined if it must stay plain text. */
export const hrefOf = (value: unknown, field: Field): string | undefined => {
  const href = toSafeHref(value, allowedPrefixes(field).includes('http://') ? ['http:'] : []);
  return href?.startsWith('/') ? undefined : href;
};

/** Returns the problem of a typed link: checks the prefix, then the rest. */
export const checkUrl = (value: unknown, field: Field): FieldProblem | undefined => {
  if (typeof value !== 'string') return { message: fieldTexts.invalidLink };
  const prefix = findPrefix(value, field);
  if (prefix === undefined) {
    return { message: fieldTexts.invalidLinkPrefix, args: { prefixes: allowedPrefixes(field).join(', ') } };
  }
  const rest = value.slice(prefix.length);
  if (prefix === 'tel:')
    return /^\+?[ #*]*[0-9][0-9 #*]*$/.test(rest) ? undefined : { message: globalTexts.telephone_not_valid };
  if (prefix === 'mailto:') return isEmail(rest) ? undefined : { message: globalTexts.email_not_valid };
  if (hrefOf(value, field) === undefined) return { message: fieldTexts.invalidLink };
  return checkLength(value, { maxLength: optionsOf<ResolvedUrlOptions>(field).maxLength });
};
