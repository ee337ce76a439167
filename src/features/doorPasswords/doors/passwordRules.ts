import { interpolateText } from '../../../i18n/interpolateText';
import { isPlainObject } from '../../../lib/json';
import { doorPasswordsTexts as texts } from '../texts';

/** What the passwords of a door are made of. */
export interface DigitRule {
  min: number;
  max: number;
  /** Every sign that may be used. */
  digits: string;
}

/** The product-wide rule (AACC-26): six digits from 0 to 7, which is an even number of them. */
export const DEFAULT_RULE: DigitRule = { min: 6, max: 6, digits: '01234567' };

/** Of cards (AACC-29): hexadecimal, in pairs. */
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

/** The rule of a device: what it tells governs, the product-wide rule stands in for what it does not (AACC-27). */
export function parseDigitRule(parameters: unknown): DigitRule {
  if (!isPlainObject(parameters)) return DEFAULT_RULE;
  const min = toPositiveInteger(parameters['min_digits']);
  const max = toPositiveInteger(parameters['max_digits']);
  const digits = parseDigits(parameters['valid_digits']) ?? DEFAULT_RULE.digits;
  // The product's own length stands in, as far as the other one lets it.
  const minLength = min ?? Math.min(DEFAULT_RULE.min, max ?? DEFAULT_RULE.min);
  const maxLength = max ?? Math.max(DEFAULT_RULE.max, min ?? DEFAULT_RULE.max);
  return minLength > maxLength ? { ...DEFAULT_RULE, digits } : { min: minLength, max: maxLength, digits };
}

/** "6", or "4 a 8". */
const formatLength = ({ min, max }: DigitRule): string =>
  min === max ? interpolateText(texts.oneLength, { min }) : interpolateText(texts.lengths, { min, max });

const listFormat = new Intl.ListFormat('es');

/** "del 0 al 7", or all of them where they do not follow each other. */
function formatDigits({ digits }: DigitRule): string {
  const first = digits[0] ?? '';
  const last = digits.at(-1) ?? '';
  const isSequence = '0123456789'.includes(digits) && digits.length > 2;
  return isSequence
    ? interpolateText(texts.digitsRun, { first, last })
    : interpolateText(texts.digitsList, { digits: listFormat.format(digits) });
}

/** What the passwords of a door have to be, in Spanish. */
export const formatDigitRule = (rule: DigitRule): string =>
  interpolateText(texts.rule, { length: formatLength(rule), digits: formatDigits(rule) });

/** What is wrong with a password of digits, in Spanish (AACC-24, AACC-25). */
function validateDigits(value: string, rule: DigitRule): string | undefined {
  if (value === '') return texts.missing;
  if (![...value].every((character) => rule.digits.includes(character)))
    return interpolateText(texts.badDigits, { digits: formatDigits(rule) });
  if (value.length < rule.min || value.length > rule.max)
    return interpolateText(rule.min === rule.max ? texts.badLength : texts.badLengths, { ...rule });
  return undefined;
}

/** What is wrong with the code of a card as it is edited, in Spanish (AACC-29). */
function validateCard(value: string): string | undefined {
  if (value === '') return texts.missingCard;
  if (!/^[0-9a-f]*$/i.test(value)) return texts.badCardDigits;
  if (value.length < CARD_LENGTH.min || value.length > CARD_LENGTH.max) return texts.badCardLength;
  return value.length % 2 === 0 ? undefined : texts.badCardPairs;
}

/** What is wrong with a password as it is edited, in Spanish; undefined where nothing is. Never says the password. */
export const validatePassword = (kind: string, value: string, rule: DigitRule): string | undefined =>
  kind === 'NFC_CODE' ? validateCard(value) : validateDigits(value, rule);

/** A password as it is edited: cards without their colons (AACC-30). */
export const toEditablePassword = (kind: string, password: string): string =>
  kind === 'NFC_CODE' ? password.replaceAll(/[:\s]/g, '') : password;

/** A password as the host gets it: cards with a colon between two pairs (AACC-30). */
export const toWirePassword = (kind: string, value: string): string =>
  kind === 'NFC_CODE' ? (value.match(/.{1,2}/g) ?? []).join(':') : value;

/** Whether two passwords are the same to a door: cards whatever their colons and capitals; nothing is nothing. */
export function isSamePassword(kind: string, first: string | null, second: string | null): boolean {
  const normalize = (value: string | null): string => {
    const editable = toEditablePassword(kind, value ?? '');
    return kind === 'NFC_CODE' ? editable.toUpperCase() : editable;
  };
  return normalize(first) === normalize(second);
}
