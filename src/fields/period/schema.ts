import * as z from 'zod/mini';
import { withDescription, fieldNameSchema, textSchema } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import type { defaults } from './defaults';

const end = z.union([fieldNameSchema, z.array(fieldNameSchema).check(z.minLength(1))]);

export const shape = {
  from: z.optional(
    withDescription(
      end,
      'Member that holds the start (Unix seconds). If hosts spell it differently, name several: the first present wins. Default: "from" of the value of the field.',
    ),
  ),
  to: z.optional(
    withDescription(
      end,
      'Member that holds the end, in the same way. Default: "until" of the value of the field.',
    ),
  ),
  notBefore: z.optional(
    withDescription(
      z.literal('$now'),
      '"$now": neither end may be in the past. A start that has already passed is locked and sent unchanged.',
    ),
  ),
  fromLabel: z.optional(withDescription(textSchema, 'Label of the start.')),
  toLabel: z.optional(withDescription(textSchema, 'Label of the end.')),
};
/**
 * Schema of a `default`: `from: "$now"` follows the clock until it is changed; `until: "12:00"` is that time on the next
 * day, `{ hours: 24 }` that long after now.
 */
export const value = z.strictObject({
  from: z.union([z.literal('$now'), z.number()]),
  until: z.union([
    z.string().check(z.regex(/^\d\d:\d\d$/)),
    z.number(),
    z.strictObject({ hours: z.number().check(z.positive()) }),
  ]),
});

export type PeriodOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options after defaults are filled in. */
export type ResolvedPeriodOptions = WithDefaults<PeriodOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    period: PeriodOptions;
  }
}
