import * as z from 'zod/mini';
import { withDescription } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  min: z.optional(withDescription(z.number(), `Least percentage. Default ${defaults.min}.`)),
  max: z.optional(withDescription(z.number(), `Greatest percentage. Default ${defaults.max}.`)),
  decimals: z.optional(withDescription(z.number(), `Decimal places. Default ${defaults.decimals}.`)),
  fraction: z.optional(withDescription(z.boolean(), 'The host counts from 0 to 1 instead of 0 to 100.')),
};
/** What a `default` may be. */
export const value = z.number();

export type PercentOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type ResolvedPercentOptions = WithDefaults<PercentOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    percent: PercentOptions;
  }
}
