import { formatNumber } from '../../lib/formatNumber';
import type { FieldProblem } from '../core/types';
import { fieldTexts } from '../core/texts';
import { globalTexts } from '../../i18n/messages/global';

export interface NumberLimits {
  min?: number | undefined;
  max?: number | undefined;
  decimals?: number | undefined;
}

/** A decimal number. `Number` also reads `0x1F`, so a code would be shown as another value. */
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Converts a host value to a number: numbers and numeric texts. undefined for anything else. */
export const asNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && DECIMAL.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** Returns the problem of a number against its limits. */
export const checkNumber = (
  value: unknown,
  { min, max, decimals }: NumberLimits,
): FieldProblem | undefined => {
  const number = asNumber(value);
  if (number === undefined) return { message: globalTexts.numeric_value };
  const isOutOfLimits = (min !== undefined && number < min) || (max !== undefined && number > max);
  if (isOutOfLimits) return limitProblem(min, max);
  if (decimals === undefined || Number(number.toFixed(decimals)) === number) return undefined;
  return decimals === 0
    ? { message: fieldTexts.notInteger }
    : { message: fieldTexts.tooManyDecimals, args: { decimals } };
};

const limitProblem = (min: number | undefined, max: number | undefined): FieldProblem => {
  const args = { min: formatNumber(min) ?? '', max: formatNumber(max) ?? '' };
  if (max === undefined) return { message: fieldTexts.belowMinimum, args };
  if (min === undefined) return { message: fieldTexts.aboveMaximum, args };
  return { message: fieldTexts.outOfRange, args };
};
