import { perLocale } from '../../../lib/language/perLocale';
import { interpolateText } from '../../../i18n/interpolateText';
import { isPlainObject } from '../../../lib/json';
import { doorPasswordsTexts as texts } from '../texts';

/** Rule for numeric passwords. */
export interface DigitRule {
  min: number;
  max: number;
  /** Allowed digits. */
  digits: string;
}

/** Product-wide rule: six digits from 0 to 7 (an even length). */
export const DEFAULT_RULE: DigitRule = { min: 6, max: 6, digits: '01234567' };

/** Length of card codes: hexadecimal, in pairs. */
const CARD_LENGTH = { min: 8, max: 14 };

const toPositiveInteger = (value: unknown): number | undefined => {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : undefined;
};

function parseDigits(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(String).join('') || undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).replaceAll(/[\s,]/g, '') || undefined;
}

/** Parses the rule of a device; the product-wide rule fills in missing values. */
export function parseDigitRule(parameters: unknown): DigitRule {
  if (!isPlainObject(parameters)) return DEFAULT_RULE;
  const min = toPositiveInteger(parameters['min_digits']);
  const max = toPositiveInteger(parameters['max_digits']);
  const digits = parseDigits(parameters['valid_digits']) ?? DEFAULT_RULE.digits;
  // Use the product's default length, as far as the other limit allows.
  const minLength = min ?? Math.min(DEFAULT_RULE.min, max ?? DEFAULT_RULE.min);
  const maxLength = max ?? Math.max(DEFAULT_RULE.max, min ?? DEFAULT_RULE.max);
  return minLength > maxLength ? { ...DEFAULT_RULE, digits } : { min: minLength, max: maxLength, digits };
}

/** "6", or "4 a 8". */
const formatLength = ({ min, max }: DigitRule): string =>
  min === max ? interpolateText(texts.oneLength, { min }) : interpolateText(texts.lengths, { min, max });

const getListFormat = perLocale((locale) => new Intl.ListFormat(locale));

/** Formats the digits: "del 0 al 7", or a list if they are not consecutive. */
function formatDigits({ digits }: DigitRule): string {
  const first = digits[0] ?? '';
  const last = digits.at(-1) ?? '';
  const isSequence = '0123456789'.includes(digits) && digits.length > 2;
  return isSequence
    ? interpolateText(texts.digitsRun, { first, last })
    : interpolateText(texts.digitsList, { digits: getListFormat().format(digits) });
}

/** Describes the password rule of a door, in Spanish. */
export const formatDigitRule = (rule: DigitRule): string =>
  interpolateText(texts.rule, { length: formatLength(rule), digits: formatDigits(rule) });

/** Returns the error of a numeric password, in Spanish. */
function validateDigits(value: string, rule: DigitRule): string | undefined {
  if (value === '') return texts.missing;
  if (![...value].every((character) => rule.digits.includes(character)))
    return interpolateText(texts.badDigits, { digits: formatDigits(rule) });
  if (value.length < rule.min || value.length > rule.max)
    return interpolateText(rule.min === rule.max ? texts.badLength : texts.badLengths, { ...rule });
  return undefined;
}

/** Returns the error of an edited card code, in Spanish. */
function validateCard(value: string): string | undefined {
  if (value === '') return texts.missingCard;
  if (!/^[0-9a-f]*$/i.test(value)) return texts.badCardDigits;
  if (value.length < CARD_LENGTH.min || value.length > CARD_LENGTH.max) return texts.badCardLength;
  return value.length % 2 === 0 ? undefined : texts.badCardPairs;
}

/** Returns the error of an edited password, in Spanish; undefined if it is valid. The text never contains the password. */
export const validatePassword = (kind: string, value: string, rule: DigitRule): string | undefined =>
  kind === 'NFC_CODE' ? validateCard(value) : validateDigits(value, rule);

/** Converts a password for editing: card codes without colons. */
export const toEditablePassword = (kind: string, password: string): string =>
  kind === 'NFC_CODE' ? password.replaceAll(/[:\s]/g, '') : password;

/** Converts a password for the host: card codes with a colon between pairs. */
export const toWirePassword = (kind: string, value: string): string =>
  kind === 'NFC_CODE' ? (value.match(/.{1,2}/g) ?? []).join(':') : value;

/** True if two passwords are the same for a door: card codes ignore colons and case; no password equals no password. */
export function isSamePassword(kind: string, first: string | null, second: string | null): boolean {
  const normalize = (value: string | null): string => {
    const editable = toEditablePassword(kind, value ?? '');
    return kind === 'NFC_CODE' ? editable.toUpperCase() : editable;
  };
  return normalize(first) === normalize(second);
}
