import * as z from 'zod/mini';
import { withDescription } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import type { defaults } from './defaults';

export const shape = {
  min: z.optional(withDescription(z.number(), 'Least value.')),
  max: z.optional(withDescription(z.number(), 'Greatest value.')),
  decimals: z.optional(
    withDescription(
      z.number(),
      'Decimal places, always shown; 0 for whole numbers. Default: as the value has, up to 3.',
    ),
  ),
  bytes: z.optional(withDescription(z.boolean(), 'The number counts bytes: shown in readable units.')),
  stored: z.optional(
    withDescription(
      z.literal('text'),
      'The host has the number as a text, "12.50": what is typed is sent as one, and with `decimals` with so many places.',
    ),
  ),
  unit: z.optional(withDescription(z.string(), 'Unit after the number, for example "kWh".')),
};
/** What a `default` may be. */
export const value = z.number();

export type NumberOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type ResolvedNumberOptions = WithDefaults<NumberOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    number: NumberOptions;
  }
}
