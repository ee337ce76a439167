import * as z from 'zod/mini';
import { withDescription, fieldNameSchema, textSchema } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import type { defaults } from './defaults';

const end = z.union([fieldNameSchema, z.array(fieldNameSchema).check(z.minLength(1))]);

export const shape = {
  from: z.optional(
    withDescription(
      end,
      'Member that is its start (Unix seconds); of several, for hosts that spell it otherwise, the first that is there. Default: "from" of the value of the field.',
    ),
  ),
  until: z.optional(withDescription(end, 'The same of its end. Default: "until" of the value of the field.')),
  future: z.optional(
    withDescription(
      z.boolean(),
      'Neither end may be chosen in the past; a start that has come is locked, and sent as it was.',
    ),
  ),
  fromLabel: z.optional(withDescription(textSchema, 'What the start is called.')),
  untilLabel: z.optional(withDescription(textSchema, 'What the end is called.')),
};
/** What a `default` may be: `from: "$now"` keeps up with the clock until it is changed; `until: "12:00"` is that time of the day after, `{ hours: 24 }` so long after now. */
export const value = z.strictObject({
  from: z.union([z.literal('$now'), z.number()]),
  until: z.union([
    z.string().check(z.regex(/^\d\d:\d\d$/)),
    z.number(),
    z.strictObject({ hours: z.number().check(z.positive()) }),
  ]),
});

export type PeriodOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type ResolvedPeriodOptions = WithDefaults<PeriodOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    period: PeriodOptions;
  }
}
