import * as z from 'zod/mini';
import { withDescription, fieldNameSchema, withMark } from '../../config/schema/common';
import { storedDatesSchema } from '../../config/schema/base/storedDates';
import type { WithDefaults } from '../../config/fieldTypes';
import type { defaults } from './defaults';

/** A word for a moment, in the time zone of the installation. */
export const momentWord = z.enum(['$today', '$now']);

/** Format in which new values are sent to the host. */
export const storedOption = z.optional(
  withDescription(
    storedDatesSchema,
    'Format in which a new value is written, for a host with a dialect. A changed value keeps the format it was read in. Default: `dates` of the dialect.',
  ),
);

const limit = z.union([
  momentWord,
  z.strictObject({
    field: withDescription(withMark(fieldNameSchema, 'member'), 'Another date of the form or the record.'),
  }),
]);
/** `$today` or `$now` in the time zone of the installation, or the value of another field. */
export type DateLimit = z.infer<typeof limit>;

/** Common options of the date types. */
export const limitOptions = {
  notBefore: z.optional(
    withDescription(
      limit,
      'Earliest value: "$today" or "$now" (today and the current minute are allowed), or { field } for the value of another date.',
    ),
  ),
  notAfter: z.optional(withDescription(limit, 'Latest value, in the same formats.')),
};

export const shape = {
  endOfDay: z.optional(
    withDescription(
      z.boolean(),
      'true: stores the last second of the selected day. Use it for "valid until".',
    ),
  ),
  ...limitOptions,
  wireFormat: storedOption,
  timeZone: z.optional(
    withDescription(
      z.string(),
      'IANA name of a fixed time zone. Default: `zone` of the runtime config, else the viewer’s own.',
    ),
  ),
};
/** Schema of a `default`. */
export const value = z.number();
/** Schema of a `default` in the form of an action. */
export const start = z.union([value, momentWord]);

export type DateFieldOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options after defaults are filled in. */
export type ResolvedDateOptions = WithDefaults<DateFieldOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    date: DateFieldOptions;
  }
}
