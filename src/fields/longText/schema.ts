import * as z from 'zod/mini';
import { describe } from '../../config/schema/common';

export const shape = {
  minLength: z.optional(describe(z.number(), 'Fewest characters.')),
  maxLength: z.optional(describe(z.number(), 'Most characters; a counter is shown under the input.')),
  cap: z.optional(
    describe(
      z.boolean(),
      'The input takes no more than `maxLength`. Default false: too much is said, not cut.',
    ),
  ),
  rows: z.optional(describe(z.number(), 'Lines at first. Default 3.')),
  maxRows: z.optional(describe(z.number(), 'Lines up to which the input grows. Default 8.')),
};
export type LongTextOptions = z.infer<z.ZodMiniObject<typeof shape>>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    longText: LongTextOptions;
  }
}
