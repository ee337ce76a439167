import * as z from 'zod/mini';
import { describe } from '../../config/schema/common';

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
  unit: z.optional(describe(z.string(), 'Unit after the number, for example "kWh".')),
};
export type NumberOptions = z.infer<z.ZodMiniObject<typeof shape>>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    number: NumberOptions;
  }
}
