import * as z from 'zod/mini';
import { describe, fieldName, mark } from '../../config/schema/common';
import { storedDates } from '../../config/schema/dialect';
import type { Filled } from '../../config/fieldTypes';
import type { defaults } from './defaults';

/** A word for a moment, on the clocks of the installation. */
export const moment = z.enum(['$today', '$now']);

/** How a new value is written to the host. */
export const stored = z.optional(
  describe(
    storedDates,
    'How a new value is written, at a host with a dialect; what is changed stays as it was read. Default: `dates` of the dialect.',
  ),
);

const limit = z.union([
  moment,
  z.strictObject({ field: describe(mark(fieldName, 'member'), 'Another date of the form or the record.') }),
]);
/** `$today` or `$now` on the clocks of the installation, or what another field holds. */
export type DateLimit = z.infer<typeof limit>;

/** What the types of moments have in common. */
export const limits = {
  notBefore: z.optional(
    describe(
      limit,
      'Earliest that may be chosen: "$today" or "$now" (today and the running minute count), or { field } for what another date holds.',
    ),
  ),
  notAfter: z.optional(describe(limit, 'Latest that may be chosen, said in the same way.')),
};

export const shape = {
  endOfDay: z.optional(
    describe(z.boolean(), 'A chosen day is stored as its last second: for "valid until".'),
  ),
  ...limits,
  stored,
  timeZone: z.optional(
    describe(
      z.string(),
      'IANA name of a fixed zone. Default: `zone` of the runtime config, else the viewer’s own.',
    ),
  ),
};
/** What a `default` may be. */
export const value = z.number();
/** What it may be in the form of an action. */
export const start = z.union([value, moment]);

export type DateOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type DateFilled = Filled<DateOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    date: DateOptions;
  }
}
