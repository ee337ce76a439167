import { formatBytes, formatNumber, formatQuantity } from '../../lib/formatNumber';
import { getLocaleFormat, groupDigits } from '../../lib/language/localeFormat';
import { optionsOf } from '../core/optionsOf';
import { toPlainText } from '../display/toPlainText';
import type { FieldType } from '../core/types';
import { asNumber } from './checkNumber';
import type { ResolvedNumberOptions } from './schema';

/**
 * Formats a number for display. A plain number is returned as a number, so that a spreadsheet can calculate with it; with a
 * unit or fixed decimals it is the text on screen.
 */
export const numberText: FieldType['toText'] = (value, field) => {
  const number = asNumber(value);
  if (number === undefined) return toPlainText(value);
  const { unit, decimals, bytes } = optionsOf<ResolvedNumberOptions>(field);
  if (isRounded(value, number)) return withUnit(groupDigits(String(value)), unit);
  if (bytes) return formatBytes(number) ?? '';
  if (unit !== undefined) return formatQuantity(number, unit, decimals) ?? '';
  return decimals === undefined ? number : (formatNumber(number, decimals) ?? '');
};

/**
 * Like `numberText`, with all significant digits and no grouping: bytes and numbers without fixed decimals are unchanged.
 */
export const numberExportText: FieldType['toText'] = (value, field) => {
  const number = asNumber(value);
  if (number === undefined) return toPlainText(value);
  const { unit, decimals, bytes } = optionsOf<ResolvedNumberOptions>(field);
  if (isRounded(value, number)) return String(value);
  if (bytes || (unit === undefined && decimals === undefined)) return number;
  return withUnit(decimalText(number, decimals), unit);
};

/** True for the digits of an integer that a JavaScript number would round. */
const isRounded = (value: unknown, number: number): boolean =>
  typeof value === 'string' && /^-?\d+$/.test(value) && !Number.isSafeInteger(number);

/** Formats digits without groups, with the decimal sign of the language that is shown. */
export function decimalText(number: number, decimals?: number): string {
  const { group, decimal } = getLocaleFormat().numbers;
  return decimals === undefined
    ? String(number).replace('.', decimal)
    : (formatNumber(number, decimals) ?? '').replaceAll(group, '');
}

const withUnit = (text: string, unit = ''): string => (unit === '' ? text : `${text}\u00a0${unit}`);
