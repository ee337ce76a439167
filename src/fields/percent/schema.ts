import * as z from 'zod/mini';
import { describe } from '../../config/schema/common';
import type { Filled } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  min: z.optional(describe(z.number(), `Least percentage. Default ${defaults.min}.`)),
  max: z.optional(describe(z.number(), `Greatest percentage. Default ${defaults.max}.`)),
  decimals: z.optional(describe(z.number(), `Decimal places. Default ${defaults.decimals}.`)),
  fraction: z.optional(describe(z.boolean(), 'The host counts from 0 to 1 instead of 0 to 100.')),
};
/** What a `default` may be. */
export const value = z.number();

export type PercentOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type PercentFilled = Filled<PercentOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    percent: PercentOptions;
  }
}
