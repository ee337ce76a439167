import type { Field } from '../../config/types';
import { formatPercent } from '../../lib/numbers';
import { asNumber, checkNumber } from '../number/numbers';
import { optionsOf } from '../optionsOf';
import type { FieldProblem } from '../types';
import type { PercentFilled } from './schema';

// 0.07 * 100 is 7.000000000000001: more digits than anybody measures are cut.
const scaled = (value: number, factor: number): number => Number((value * factor).toPrecision(12));

/** Wire value → 0 to 100; what is no number stays as it is. */
export const toPercent = (value: unknown, field: Field): unknown => {
  const number = asNumber(value);
  return number !== undefined && optionsOf<PercentFilled>(field).fraction ? scaled(number, 100) : value;
};

/** 0 to 100 → wire value. */
export const fromPercent = (value: unknown, field: Field): unknown => {
  const number = asNumber(value);
  return number !== undefined && optionsOf<PercentFilled>(field).fraction ? scaled(number, 0.01) : value;
};

export const percentText = (value: unknown, field: Field): string =>
  formatPercent(asNumber(toPercent(value, field)), optionsOf<PercentFilled>(field).decimals) ?? '';

/** As `percentText`, without groups of digits. */
export const percentCellText = (value: unknown, field: Field): string =>
  percentText(value, field).replaceAll('.', '');

export const checkPercent = (value: unknown, field: Field): FieldProblem | undefined => {
  const { min, max, decimals } = optionsOf<PercentFilled>(field);
  return checkNumber(value, { min, max, decimals });
};
