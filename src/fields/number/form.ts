import { toWireNumber } from '../../../dataProvider/values/numbers';
import { optionsOf } from '../core/optionsOf';
import type { FormBehaviour } from '../core/types';
import { asNumber, checkNumber } from './checkNumber';
import type { ResolvedNumberOptions } from './schema';

/** Formats digits without an exponent, as hosts read decimals. */
const toDecimalDigits = (value: number, decimals: number | undefined): string => {
  if (decimals !== undefined) return value.toFixed(decimals);
  const text = String(value);
  return text.includes('e-') ? value.toFixed(20).replace(/\.?0+$/, '') : text;
};

export default {
  accepts: (value) => asNumber(value) !== undefined,
  // Send an untouched number that the host sent as text as that text, to the last digit.
  toWire: (value, field) => {
    const { wireFormat, decimals } = optionsOf<ResolvedNumberOptions>(field);
    // A number that JavaScript would round is its digits in the form.
    if (wireFormat !== 'text' && typeof value === 'string') return toWireNumber(value, 0);
    return wireFormat === 'text' && typeof value === 'number' ? toDecimalDigits(value, decimals) : value;
  },
  validate: (value, field) => checkNumber(value, optionsOf<ResolvedNumberOptions>(field)),
} satisfies FormBehaviour;
