import * as z from 'zod/mini';
import { withDescription, fieldNameSchema, withMark } from '../../config/schema/common';
import { storedDatesSchema } from '../../config/schema/runtime/dialect';
import type { WithDefaults } from '../../config/fieldTypes';
import type { defaults } from './defaults';

/** A word for a moment, on the clocks of the installation. */
export const momentWord = z.enum(['$today', '$now']);

/** How a new value is written to the host. */
export const storedOption = z.optional(
  withDescription(
    storedDatesSchema,
    'How a new value is written, at a host with a dialect; what is changed stays as it was read. Default: `dates` of the dialect.',
  ),
);

const limit = z.union([
  momentWord,
  z.strictObject({
    field: withDescription(withMark(fieldNameSchema, 'member'), 'Another date of the form or the record.'),
  }),
]);
/** `$today` or `$now` on the clocks of the installation, or what another field holds. */
export type DateLimit = z.infer<typeof limit>;

/** What the types of moments have in common. */
export const limitOptions = {
  notBefore: z.optional(
    withDescription(
      limit,
      'Earliest that may be chosen: "$today" or "$now" (today and the running minute count), or { field } for what another date holds.',
    ),
  ),
  notAfter: z.optional(withDescription(limit, 'Latest that may be chosen, said in the same way.')),
};

export const shape = {
  endOfDay: z.optional(
    withDescription(z.boolean(), 'A chosen day is stored as its last second: for "valid until".'),
  ),
  ...limitOptions,
  stored: storedOption,
  timeZone: z.optional(
    withDescription(
      z.string(),
      'IANA name of a fixed zone. Default: `zone` of the runtime config, else the viewer’s own.',
    ),
  ),
};
/** What a `default` may be. */
export const value = z.number();
/** What it may be in the form of an action. */
export const start = z.union([value, momentWord]);

export type DateFieldOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type ResolvedDateOptions = WithDefaults<DateFieldOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    date: DateFieldOptions;
  }
}
