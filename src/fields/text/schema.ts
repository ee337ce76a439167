import * as z from 'zod/mini';
import { withDescription, fieldRefSchema, withMark, textSchema } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import type { defaults } from './defaults';

export const shape = {
  minLength: z.optional(withDescription(z.number(), 'Fewest characters.')),
  maxLength: z.optional(withDescription(z.number(), 'Most characters; the input takes no more.')),
  pattern: z.optional(
    withDescription(
      withMark(z.string(), 'regex'),
      'Regular expression that the whole text must match: of JavaScript, without looking ahead or behind and without references (decision 75).',
    ),
  ),
  notPattern: z.optional(
    withDescription(
      withMark(z.string(), 'regex'),
      'Regular expression that the whole text must not match; as `pattern`.',
    ),
  ),
  patternText: z.optional(withDescription(textSchema, 'Message when a pattern says no: Spanish or a key.')),
  secret: z.optional(
    withDescription(z.boolean(), 'What is typed is not shown, and never kept in the browser with drafts.'),
  ),
  counter: z.optional(
    withDescription(z.boolean(), 'Says below the input how many characters it holds, and how many it may.'),
  ),
  keep: z.optional(
    withDescription(
      z.boolean(),
      'false: what is typed is shown, and never kept in the browser with drafts: a code that opens a door. Default true.',
    ),
  ),
  upperCase: z.optional(withDescription(z.boolean(), 'What is typed becomes upper case.')),
  scan: z.optional(
    withDescription(
      z.union([
        z.boolean(),
        z.literal('whole'),
        z.strictObject({
          before: withDescription(fieldRefSchema, 'Field that gets what stands before the "=".'),
        }),
        z.strictObject({
          after: withDescription(
            fieldRefSchema,
            'Field that gets what follows the "="; this one gets what stands before.',
          ),
        }),
      ]),
      'A button reads the text from a QR code; of what is scanned or pasted with one "=", what follows it counts. A code of two codes, "A=B", may fill another field as well. "whole": all of it counts, whatever its signs.',
    ),
  ),
};
/** What a `default` may be. */
export const value = z.string();

export type TextOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type ResolvedTextOptions = WithDefaults<TextOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    text: TextOptions;
  }
}
