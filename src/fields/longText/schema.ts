import * as z from 'zod/mini';
import { withDescription } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  minLength: z.optional(withDescription(z.number(), 'Fewest characters.')),
  maxLength: z.optional(withDescription(z.number(), 'Most characters; a counter is shown under the input.')),
  cap: z.optional(
    withDescription(
      z.boolean(),
      `The input takes no more than \`maxLength\`. Default ${defaults.cap}: too much is said, not cut.`,
    ),
  ),
  rows: z.optional(withDescription(z.number(), `Lines at first. Default ${defaults.rows}.`)),
  maxRows: z.optional(
    withDescription(z.number(), `Lines up to which the input grows. Default ${defaults.maxRows}.`),
  ),
};
/** What a `default` may be. */
export const value = z.string();

export type LongTextOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type ResolvedLongTextOptions = WithDefaults<LongTextOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    longText: LongTextOptions;
  }
}
