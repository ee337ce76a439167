import type { Field } from '../../config/types';
import { optionsOf } from '../core/optionsOf';
import { asNumber } from './checkNumber';
import type { NumberToneOptions } from './toneSchema';

/** Returns the tone of the first threshold that a number is not above; undefined above all of them, and for anything else. */
export const numberTone = (value: unknown, field: Field): string | undefined => {
  const number = asNumber(value);
  return number === undefined
    ? undefined
    : optionsOf<NumberToneOptions>(field).tones?.find(({ upTo }) => number <= upTo)?.tone;
};
