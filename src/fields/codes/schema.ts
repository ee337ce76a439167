import * as z from 'zod/mini';
import { condition, describe, mark, text } from '../../config/schema/common';
import type { Filled } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  entry: z.optional(describe(text, `What one is called: "tarjeta". Default "${defaults.entry}".`)),
  shown: z.optional(
    describe(
      z.number().check(z.positive()),
      `How many inputs stand there at first. Default ${defaults.shown}.`,
    ),
  ),
  max: z.optional(
    describe(z.number().check(z.positive()), `How many there may be. Default ${defaults.max}.`),
  ),
  moreWhen: z.optional(
    describe(
      mark(
        z.strictObject({
          when: condition,
          max: describe(z.number().check(z.positive()), 'Most of them then.'),
        }),
        'inSendWhen',
      ),
      'While a condition over the record and what the form holds is met there may be more, which are added one by one.',
    ),
  ),
  minLength: z.optional(describe(z.number(), `Fewest signs of a code. Default ${defaults.minLength}.`)),
  maxLength: z.optional(describe(z.number(), `Most signs of a code. Default ${defaults.maxLength}.`)),
  stored: z.optional(
    describe(
      z.strictObject({
        separator: describe(z.string().check(z.minLength(1)), 'What stands between the two parts.'),
      }),
      'The host gives each code in base64 as two parts, of which the second is the code; one that cannot be read so is shown with its error, and has to be written anew or taken out before anything is saved.',
    ),
  ),
  scan: z.optional(describe(z.boolean(), `Codes can be read by camera. Default ${defaults.scan}.`)),
};
/** What a `default` may be. */
export const value = z.array(z.string());

export type CodesOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type CodesFilled = Filled<CodesOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    codes: CodesOptions;
  }
}
