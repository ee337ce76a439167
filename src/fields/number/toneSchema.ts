import * as z from 'zod/mini';
import { withDescription } from '../../config/schema/common';
import { TONES } from '../status/defaults';

/** Tones of numbers by threshold. */
export const toneShape = {
  tones: z.optional(
    withDescription(
      z
        .array(
          z.strictObject({
            upTo: withDescription(z.number(), 'Greatest number with this tone, in the unit that is shown.'),
            tone: z.enum(TONES),
          }),
        )
        .check(z.minLength(1)),
      'Tones of small numbers, such as a low battery: a dot before the number, which is always shown. The first threshold that the number is not above applies; above all of them it is plain text. Default: none.',
    ),
  ),
};

export type NumberToneOptions = z.infer<z.ZodMiniObject<typeof toneShape>>;
