import * as z from 'zod/mini';
import { describe } from '../../config/schema/common';
import type { Filled } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  minLength: z.optional(describe(z.number(), 'Fewest characters.')),
  maxLength: z.optional(describe(z.number(), 'Most characters; a counter is shown under the input.')),
  cap: z.optional(
    describe(
      z.boolean(),
      `The input takes no more than \`maxLength\`. Default ${defaults.cap}: too much is said, not cut.`,
    ),
  ),
  rows: z.optional(describe(z.number(), `Lines at first. Default ${defaults.rows}.`)),
  maxRows: z.optional(
    describe(z.number(), `Lines up to which the input grows. Default ${defaults.maxRows}.`),
  ),
};
/** What a `default` may be. */
export const value = z.string();

export type LongTextOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type LongTextFilled = Filled<LongTextOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    longText: LongTextOptions;
  }
}
