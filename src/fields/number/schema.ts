import * as z from 'zod/mini';
import { withDescription } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import { toneShape } from './toneSchema';
import type { defaults } from './defaults';

export const shape = {
  min: z.optional(withDescription(z.number(), 'Minimum value.')),
  max: z.optional(withDescription(z.number(), 'Maximum value.')),
  decimals: z.optional(
    withDescription(
      z.number(),
      'Number of decimal places, always shown; 0 for whole numbers. Default: those of the value, up to 3.',
    ),
  ),
  bytes: z.optional(
    withDescription(z.boolean(), 'true: the number is a byte count and is shown in readable units.'),
  ),
  wireFormat: z.optional(
    withDescription(
      z.literal('text'),
      '"text": the host stores the number as a text, "12.50". The console sends a text, with `decimals` padded to that many places.',
    ),
  ),
  unit: z.optional(withDescription(z.string(), 'Unit after the number, for example "kWh".')),
  ...toneShape,
};
/** Schema of a `default`. */
export const value = z.number();

export type NumberOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options after defaults are filled in. */
export type ResolvedNumberOptions = WithDefaults<NumberOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    number: NumberOptions;
  }
}
