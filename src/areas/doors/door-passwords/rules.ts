import { fillText } from '../../../i18n/fillText';
import { isPlainObject } from '../../../lib/json';
import { passwordTexts as texts } from './texts';

/** What the passwords of a door are made of. */
export interface DigitRule {
  min: number;
  max: number;
  /** Every sign that may be used. */
  digits: string;
}

/** The product-wide rule (AACC-26): six digits from 0 to 7, which is an even number of them. */
export const productRule: DigitRule = { min: 6, max: 6, digits: '01234567' };

/** Of cards (AACC-29): hexadecimal, in pairs. */
const CARD = { min: 8, max: 14 };

const countOf = (value: unknown): number | undefined => {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : undefined;
};

function digitsOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(String).join('') || undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).replaceAll(/[\s,]/g, '') || undefined;
}

/** The rule of a device: what it tells governs, the product-wide rule stands in for what it does not (AACC-27). */
export function ruleOf(parameters: unknown): DigitRule {
  if (!isPlainObject(parameters)) return productRule;
  const min = countOf(parameters['min_digits']);
  const max = countOf(parameters['max_digits']);
  const digits = digitsOf(parameters['valid_digits']) ?? productRule.digits;
  // The product's own length stands in, as far as the other one lets it.
  const least = min ?? Math.min(productRule.min, max ?? productRule.min);
  const most = max ?? Math.max(productRule.max, min ?? productRule.max);
  return least > most ? { ...productRule, digits } : { min: least, max: most, digits };
}

/** "6", or "4 a 8". */
const lengthText = ({ min, max }: DigitRule): string =>
  min === max ? fillText(texts.oneLength, { min }) : fillText(texts.lengths, { min, max });

const LIST = new Intl.ListFormat('es');

/** "del 0 al 7", or all of them where they do not follow each other. */
function digitsText({ digits }: DigitRule): string {
  const first = digits[0] ?? '';
  const last = digits.at(-1) ?? '';
  const isRun = '0123456789'.includes(digits) && digits.length > 2;
  return isRun
    ? fillText(texts.digitsRun, { first, last })
    : fillText(texts.digitsList, { digits: LIST.format(digits) });
}

/** What the passwords of a door have to be, in Spanish. */
export const ruleText = (rule: DigitRule): string =>
  fillText(texts.rule, { length: lengthText(rule), digits: digitsText(rule) });

/** What is wrong with a password of digits, in Spanish (AACC-24, AACC-25). */
function digitProblem(value: string, rule: DigitRule): string | undefined {
  if (value === '') return texts.missing;
  if (![...value].every((sign) => rule.digits.includes(sign)))
    return fillText(texts.badDigits, { digits: digitsText(rule) });
  if (value.length < rule.min || value.length > rule.max)
    return fillText(rule.min === rule.max ? texts.badLength : texts.badLengths, { ...rule });
  return undefined;
}

/** What is wrong with the code of a card as it is edited, in Spanish (AACC-29). */
function cardProblem(value: string): string | undefined {
  if (value === '') return texts.missingCard;
  if (!/^[0-9a-f]*$/i.test(value)) return texts.badCardDigits;
  if (value.length < CARD.min || value.length > CARD.max) return texts.badCardLength;
  return value.length % 2 === 0 ? undefined : texts.badCardPairs;
}

/** What is wrong with a password as it is edited, in Spanish; undefined where nothing is. Never says the password. */
export const formatProblem = (kind: string, value: string, rule: DigitRule): string | undefined =>
  kind === 'NFC_CODE' ? cardProblem(value) : digitProblem(value, rule);

/** A password as it is edited: cards without their colons (AACC-30). */
export const toEdit = (kind: string, password: string): string =>
  kind === 'NFC_CODE' ? password.replaceAll(/[:\s]/g, '') : password;

/** A password as the host gets it: cards with a colon between two pairs (AACC-30). */
export const toHost = (kind: string, value: string): string =>
  kind === 'NFC_CODE' ? (value.match(/.{1,2}/g) ?? []).join(':') : value;

/** Whether two passwords are the same to a door: cards whatever their colons and capitals; nothing is nothing. */
export function isSame(kind: string, one: string | null, other: string | null): boolean {
  const plain = (value: string | null): string => {
    const edited = toEdit(kind, value ?? '');
    return kind === 'NFC_CODE' ? edited.toUpperCase() : edited;
  };
  return plain(one) === plain(other);
}
