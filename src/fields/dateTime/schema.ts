import * as z from 'zod/mini';
import { describe } from '../../config/schema/common';
import type { Filled } from '../../config/fieldTypes';
import type { defaults } from './defaults';

export const shape = {
  future: z.optional(describe(z.boolean(), 'The past cannot be chosen.')),
  timeZone: z.optional(describe(z.string(), 'IANA name of a fixed zone. Default: the viewer’s own.')),
};
/** What a `default` may be. */
export const value = z.number();

export type DateTimeOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type DateTimeFilled = Filled<DateTimeOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    dateTime: DateTimeOptions;
  }
}
