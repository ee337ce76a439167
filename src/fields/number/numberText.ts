import { formatBytes, formatNumber, formatQuantity } from '../../lib/formatNumber';
import { optionsOf } from '../core/optionsOf';
import type { FieldType } from '../core/types';
import { asNumber } from './checkNumber';
import type { ResolvedNumberOptions } from './schema';

/** A bare number stays one, so that a sheet can reckon with it; with a unit or fixed decimals it is what is on screen. */
export const numberText: FieldType['toText'] = (value, field) => {
  const number = asNumber(value);
  if (number === undefined) return '';
  const { unit, decimals, bytes } = optionsOf<ResolvedNumberOptions>(field);
  if (bytes) return formatBytes(number) ?? '';
  if (unit !== undefined) return formatQuantity(number, unit, decimals) ?? '';
  return decimals === undefined ? number : (formatNumber(number, decimals) ?? '');
};

/** As `numberText`, with every digit that counts and none in groups: bytes and what has no fixed decimals as they are. */
export const numberExportText: FieldType['toText'] = (value, field) => {
  const number = asNumber(value);
  if (number === undefined) return '';
  const { unit, decimals, bytes } = optionsOf<ResolvedNumberOptions>(field);
  if (bytes || (unit === undefined && decimals === undefined)) return number;
  return withUnit(decimalText(number, decimals), unit);
};

/** Digits with a decimal comma. */
export const decimalText = (number: number, decimals?: number): string =>
  (decimals === undefined
    ? String(number)
    : (formatNumber(number, decimals) ?? '').replaceAll('.', '')
  ).replace('.', ',');

const withUnit = (text: string, unit = ''): string => (unit === '' ? text : `${text}\u00a0${unit}`);
