import * as z from 'zod/mini';
import { describe } from '../../config/schema/common';
import { limits, moment, stored } from '../date/schema';

export const shape = {
  ...limits,
  age: z.optional(
    describe(
      z.boolean(),
      'Shown by how long ago it was, "hace 5 minutos", with the moment itself under the pointer; exports have the moment.',
    ),
  ),
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

export type DateTimeOptions = z.infer<z.ZodMiniObject<typeof shape>>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    dateTime: DateTimeOptions;
  }
}
