import * as z from 'zod/mini';
import { withDescription } from '../../config/schema/common';
import { limitOptions, momentWord, storedOption } from '../date/schema';

export const shape = {
  ...limitOptions,
  age: z.optional(
    withDescription(
      z.boolean(),
      'Shown by how long ago it was, "hace 5 minutos", with the moment itself under the pointer; exports have the moment.',
    ),
  ),
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

export type DateTimeOptions = z.infer<z.ZodMiniObject<typeof shape>>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    dateTime: DateTimeOptions;
  }
}
