import * as z from 'zod/mini';
import { withDescription } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import { toneShape } from '../number/toneSchema';
import { defaults } from './defaults';

export const shape = {
  min: z.optional(withDescription(z.number(), `Minimum percentage. Default ${defaults.min}.`)),
  max: z.optional(withDescription(z.number(), `Maximum percentage. Default ${defaults.max}.`)),
  decimals: z.optional(
    withDescription(z.number(), `Number of decimal places. Default ${defaults.decimals}.`),
  ),
  fraction: z.optional(withDescription(z.boolean(), 'true: the host stores 0 to 1 instead of 0 to 100.')),
  ...toneShape,
};
/** Schema of a `default`. */
export const value = z.number();

export type PercentOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options after defaults are filled in. */
export type ResolvedPercentOptions = WithDefaults<PercentOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    percent: PercentOptions;
  }
}
