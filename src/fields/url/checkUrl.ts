import type { Field } from '../../config/types';
import { isEmail } from '../email/isEmail';
import { safeHref } from '../../lib/safeHref';
import { optionsOf } from '../optionsOf';
import { checkLength } from '../text/checkText';
import type { FieldProblem } from '../types';
import type { UrlFilled } from './schema';
import { fieldTexts } from '../texts';
import { globalTexts } from '../../i18n/es/global';

/** Beginnings that a link of this field may have. */
export const prefixesOf = (field: Field): readonly string[] => optionsOf<UrlFilled>(field).prefixes;

/** The beginning of a link, where it has one of those of its field. */
export const prefixOf = (link: string, field: Field): string | undefined =>
  prefixesOf(field).find((start) => link.toLowerCase().startsWith(start));

/** A stored link as a safe `href`, undefined for anything that should stay plain text. */
export const hrefOf = (value: unknown, field: Field): string | undefined => {
  const href = safeHref(value, prefixesOf(field).includes('http://') ? ['http:'] : []);
  return href?.startsWith('/') ? undefined : href;
};

/** Problem of a typed link: its beginning, then what follows it. */
export const checkUrl = (value: unknown, field: Field): FieldProblem | undefined => {
  if (typeof value !== 'string') return { message: fieldTexts.link };
  const prefix = prefixOf(value, field);
  if (prefix === undefined) {
    return { message: fieldTexts.linkStart, args: { prefixes: prefixesOf(field).join(', ') } };
  }
  const rest = value.slice(prefix.length);
  // CONTACT-11
  if (prefix === 'tel:')
    return /^\+?[ #*]*[0-9][0-9 #*]*$/.test(rest) ? undefined : { message: globalTexts.telephone_not_valid };
  if (prefix === 'mailto:') return isEmail(rest) ? undefined : { message: globalTexts.email_not_valid };
  if (hrefOf(value, field) === undefined) return { message: fieldTexts.link };
  return checkLength(value, { maxLength: optionsOf<UrlFilled>(field).maxLength });
};
