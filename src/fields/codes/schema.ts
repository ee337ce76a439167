import * as z from 'zod/mini';
import { conditionSchema, withDescription, withMark, textSchema } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  entry: z.optional(withDescription(textSchema, `Name of one code: "tarjeta". Default "${defaults.entry}".`)),
  shown: z.optional(
    withDescription(
      z.number().check(z.positive()),
      `Number of inputs that are shown initially. Default ${defaults.shown}.`,
    ),
  ),
  max: z.optional(
    withDescription(z.number().check(z.positive()), `Maximum number of codes. Default ${defaults.max}.`),
  ),
  moreWhen: z.optional(
    withDescription(
      withMark(
        z.strictObject({
          when: conditionSchema,
          max: withDescription(
            z.number().check(z.positive()),
            'Maximum number of codes while the condition holds.',
          ),
        }),
        'inSubmitEnabledWhen',
      ),
      'Raises the maximum while a condition over the record and the values of the form holds. The user adds the further inputs one by one.',
    ),
  ),
  minLength: z.optional(
    withDescription(z.number(), `Minimum number of characters of a code. Default ${defaults.minLength}.`),
  ),
  maxLength: z.optional(
    withDescription(z.number(), `Maximum number of characters of a code. Default ${defaults.maxLength}.`),
  ),
  wireFormat: z.optional(
    withDescription(
      z.strictObject({
        separator: withDescription(z.string().check(z.minLength(1)), 'Separator of the two parts.'),
      }),
      'Set this if the host returns each code as base64 of two parts, of which the second is the code. A code that cannot be decoded is shown with an error. The user has to retype or remove it before saving.',
    ),
  ),
  scan: z.optional(
    withDescription(z.boolean(), `true: codes can be scanned with the camera. Default ${defaults.scan}.`),
  ),
};
/** Schema of a `default`. */
export const value = z.array(z.string());

export type CodesOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options after defaults are filled in. */
export type ResolvedCodesOptions = WithDefaults<CodesOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    codes: CodesOptions;
  }
}
