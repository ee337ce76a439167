import * as z from 'zod/mini';
import { conditionSchema, withDescription, withMark, textSchema } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  entry: z.optional(
    withDescription(textSchema, `What one is called: "tarjeta". Default "${defaults.entry}".`),
  ),
  shown: z.optional(
    withDescription(
      z.number().check(z.positive()),
      `How many inputs stand there at first. Default ${defaults.shown}.`,
    ),
  ),
  max: z.optional(
    withDescription(z.number().check(z.positive()), `How many there may be. Default ${defaults.max}.`),
  ),
  moreWhen: z.optional(
    withDescription(
      withMark(
        z.strictObject({
          when: conditionSchema,
          max: withDescription(z.number().check(z.positive()), 'Most of them then.'),
        }),
        'inSendWhen',
      ),
      'While a condition over the record and what the form holds is met there may be more, which are added one by one.',
    ),
  ),
  minLength: z.optional(
    withDescription(z.number(), `Fewest signs of a code. Default ${defaults.minLength}.`),
  ),
  maxLength: z.optional(withDescription(z.number(), `Most signs of a code. Default ${defaults.maxLength}.`)),
  stored: z.optional(
    withDescription(
      z.strictObject({
        separator: withDescription(z.string().check(z.minLength(1)), 'What stands between the two parts.'),
      }),
      'The host gives each code in base64 as two parts, of which the second is the code; one that cannot be read so is shown with its error, and has to be written anew or taken out before anything is saved.',
    ),
  ),
  scan: z.optional(withDescription(z.boolean(), `Codes can be read by camera. Default ${defaults.scan}.`)),
};
/** What a `default` may be. */
export const value = z.array(z.string());

export type CodesOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type ResolvedCodesOptions = WithDefaults<CodesOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    codes: CodesOptions;
  }
}
