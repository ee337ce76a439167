import * as z from 'zod/mini';
import { withDescription, withMark } from '../../config/schema/common';
import * as reference from '../reference/schema';

/** Mostly the same options as for one record. */
export const shape = {
  ...reference.pickerShape,
  below: z.optional(
    withDescription(
      withMark(z.string(), 'titleOfOther'),
      'Second line below each record: "{id}" or the name of a member. The records are then stacked vertically.',
    ),
  ),
};

/** Schema of a `default`. */
export const value = z.array(z.union([z.string(), z.number()]));

export type ReferencesOptions = z.infer<z.ZodMiniObject<typeof shape>>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    references: ReferencesOptions;
  }
}
