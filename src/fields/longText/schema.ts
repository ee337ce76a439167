import * as z from 'zod/mini';
import { withDescription } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  minLength: z.optional(withDescription(z.number(), 'Minimum number of characters.')),
  maxLength: z.optional(
    withDescription(z.number(), 'Maximum number of characters; a counter is shown under the input.'),
  ),
  enforceMaxLength: z.optional(
    withDescription(
      z.boolean(),
      `true: the input stops accepting characters at \`maxLength\`. Default ${defaults.enforceMaxLength}: longer text shows a validation error instead of being truncated.`,
    ),
  ),
  rows: z.optional(withDescription(z.number(), `Initial number of lines. Default ${defaults.rows}.`)),
  maxRows: z.optional(
    withDescription(
      z.number(),
      `Maximum number of lines that the input grows to. Default ${defaults.maxRows}.`,
    ),
  ),
};
/** Schema of a `default`. */
export const value = z.string();

export type LongTextOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options after defaults are filled in. */
export type ResolvedLongTextOptions = WithDefaults<LongTextOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    longText: LongTextOptions;
  }
}
