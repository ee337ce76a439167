import * as z from 'zod/mini';
import { describe } from '../../config/schema/common';

export const shape = {
  min: z.optional(describe(z.number(), 'Least percentage. Default 0.')),
  max: z.optional(describe(z.number(), 'Greatest percentage. Default 100.')),
  decimals: z.optional(describe(z.number(), 'Decimal places. Default 0.')),
  fraction: z.optional(describe(z.boolean(), 'The host counts from 0 to 1 instead of 0 to 100.')),
};
export type PercentOptions = z.infer<z.ZodMiniObject<typeof shape>>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    percent: PercentOptions;
  }
}
