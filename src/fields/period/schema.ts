import * as z from 'zod/mini';
import { describe, fieldName, text } from '../../config/schema/common';
import type { Filled } from '../../config/fieldTypes';
import type { defaults } from './defaults';

const end = z.union([fieldName, z.array(fieldName).check(z.minLength(1))]);

export const shape = {
  from: z.optional(
    describe(
      end,
      'Member that is its start (Unix seconds); of several, for hosts that spell it otherwise, the first that is there. Default: "from" of the value of the field.',
    ),
  ),
  until: z.optional(describe(end, 'The same of its end. Default: "until" of the value of the field.')),
  future: z.optional(
    describe(
      z.boolean(),
      'Neither end may be chosen in the past; a start that has come is locked, and sent as it was.',
    ),
  ),
  fromLabel: z.optional(describe(text, 'What the start is called.')),
  untilLabel: z.optional(describe(text, 'What the end is called.')),
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
export type PeriodFilled = Filled<PeriodOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    period: PeriodOptions;
  }
}
