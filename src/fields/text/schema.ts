import * as z from 'zod/mini';
import { withDescription, fieldRefSchema, withMark, textSchema } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import type { defaults } from './defaults';

export const shape = {
  minLength: z.optional(withDescription(z.number(), 'Minimum number of characters.')),
  maxLength: z.optional(
    withDescription(z.number(), 'Maximum number of characters; the input accepts no more.'),
  ),
  pattern: z.optional(
    withDescription(
      withMark(z.string(), 'regex'),
      'JavaScript regular expression that the whole text must match; without lookahead, lookbehind and backreferences (decision 75).',
    ),
  ),
  notPattern: z.optional(
    withDescription(
      withMark(z.string(), 'regex'),
      'Regular expression that the whole text must not match; same syntax as `pattern`.',
    ),
  ),
  patternText: z.optional(
    withDescription(textSchema, 'Message if a pattern rejects the text: Spanish or a key.'),
  ),
  secret: z.optional(
    withDescription(z.boolean(), 'true: masks the typed text; drafts in the browser never store it.'),
  ),
  counter: z.optional(
    withDescription(
      z.boolean(),
      'true: shows below the input the number of typed characters and the maximum.',
    ),
  ),
  draftable: z.optional(
    withDescription(
      z.boolean(),
      'false: shows the typed text, but drafts in the browser never store it. Use it for a code that opens a door. Default true.',
    ),
  ),
  upperCase: z.optional(withDescription(z.boolean(), 'true: converts the typed text to upper case.')),
  scan: z.optional(
    withDescription(
      z.union([
        z.boolean(),
        z.literal('whole'),
        z.strictObject({
          before: withDescription(fieldRefSchema, 'Field that receives the text before the "=".'),
        }),
        z.strictObject({
          after: withDescription(
            fieldRefSchema,
            'Field that receives the text after the "="; this field then receives the text before it.',
          ),
        }),
      ]),
      'true: shows a button that reads the text from a QR code. If scanned or pasted text contains one "=", only the text after it is used. A double code, "A=B", may fill another field as well. "whole": uses the whole text, whatever its characters.',
    ),
  ),
};
/** Schema of a `default`. */
export const value = z.string();

export type TextOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options after defaults are filled in. */
export type ResolvedTextOptions = WithDefaults<TextOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    text: TextOptions;
  }
}
