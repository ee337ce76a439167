import type { Field } from '../../config/types';
import { formatPercent } from '../../lib/formatNumber';
import { getLocaleFormat } from '../../lib/language/localeFormat';
import { asNumber, checkNumber } from '../number/checkNumber';
import { optionsOf } from '../core/optionsOf';
import { toPlainText } from '../display/toPlainText';
import type { FieldProblem } from '../core/types';
import type { ResolvedPercentOptions } from './schema';

// 0.07 * 100 is 7.000000000000001, so round to 12 significant digits, more than any measurement has.
const scale = (value: number, factor: number): number => Number((value * factor).toPrecision(12));

/** Wire value → 0 to 100. Returns a value that is not a number unchanged. */
export const wireToPercent = (value: unknown, field: Field): unknown => {
  const number = asNumber(value);
  return number !== undefined && optionsOf<ResolvedPercentOptions>(field).fraction
    ? scale(number, 100)
    : value;
};

/** 0 to 100 → wire value. */
export const percentToWire = (value: unknown, field: Field): unknown => {
  const number = asNumber(value);
  return number !== undefined && optionsOf<ResolvedPercentOptions>(field).fraction
    ? scale(number, 0.01)
    : value;
};

export const percentText = (value: unknown, field: Field): string =>
  formatPercent(asNumber(wireToPercent(value, field)), optionsOf<ResolvedPercentOptions>(field).decimals) ??
  toPlainText(value);

/** Like `percentText`, without digit grouping. */
export const percentExportText = (value: unknown, field: Field): string =>
  asNumber(value) === undefined
    ? toPlainText(value)
    : percentText(value, field).replaceAll(getLocaleFormat().numbers.group, '');

export const checkPercent = (value: unknown, field: Field): FieldProblem | undefined => {
  const { min, max, decimals } = optionsOf<ResolvedPercentOptions>(field);
  return checkNumber(value, { min, max, decimals });
};
