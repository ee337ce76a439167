import * as z from 'zod/mini';
import { describe } from '../../config/schema/common';
import type { Filled } from '../../config/fieldTypes';
import type { defaults } from './defaults';

export const shape = {
  min: z.optional(describe(z.number(), 'Least value.')),
  max: z.optional(describe(z.number(), 'Greatest value.')),
  decimals: z.optional(
    describe(
      z.number(),
      'Decimal places, always shown; 0 for whole numbers. Default: as the value has, up to 3.',
    ),
  ),
  bytes: z.optional(describe(z.boolean(), 'The number counts bytes: shown in readable units.')),
  stored: z.optional(
    describe(
      z.literal('text'),
      'The host has the number as a text, "12.50": what is typed is sent as one, and with `decimals` with so many places.',
    ),
  ),
  unit: z.optional(describe(z.string(), 'Unit after the number, for example "kWh".')),
};
/** What a `default` may be. */
export const value = z.number();

export type NumberOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type NumberFilled = Filled<NumberOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    number: NumberOptions;
  }
}
