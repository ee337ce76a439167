import * as z from 'zod/mini';
import { withDescription } from '../../config/schema/common';
import { limitOptions, momentWord, storedOption } from '../date/schema';

export const shape = {
  ...limitOptions,
  age: z.optional(
    withDescription(
      z.union([z.boolean(), z.literal('short')]),
      'true: shows the relative time, "hace 5 minutos", with the moment itself on hover. "short": in lists and cards the elapsed time alone with its unit abbreviated, "5 min", for narrow columns; a tooltip has the whole text and the moment. Exports contain the moment.',
    ),
  ),
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

export type DateTimeOptions = z.infer<z.ZodMiniObject<typeof shape>>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    dateTime: DateTimeOptions;
  }
}
