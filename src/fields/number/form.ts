import { optionsOf } from '../optionsOf';
import type { FormSide } from '../types';
import { checkNumber } from './numbers';
import type { NumberFilled } from './schema';

/** Digits without an exponent, as hosts read decimals. */
const digits = (value: number, decimals: number | undefined): string => {
  if (decimals !== undefined) return value.toFixed(decimals);
  const text = String(value);
  return text.includes('e-') ? value.toFixed(20).replace(/\.?0+$/, '') : text;
};

export default {
  // What the host sent as a text, and nobody touched, is that text to the last digit.
  toWire: (value, field) => {
    const { stored, decimals } = optionsOf<NumberFilled>(field);
    return stored === 'text' && typeof value === 'number' ? digits(value, decimals) : value;
  },
  validate: (value, field) => checkNumber(value, optionsOf<NumberFilled>(field)),
} satisfies FormSide;
