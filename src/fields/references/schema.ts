import * as z from 'zod/mini';
import { withDescription, withMark } from '../../config/schema/common';
import * as reference from '../reference/schema';

/** Nearly the same options as for one record. */
export const shape = {
  ...reference.pickerShape,
  below: z.optional(
    withDescription(
      withMark(z.string(), 'titleOfOther'),
      'A second line below each record: "{id}" or the name of a member. Records stand one below the other then.',
    ),
  ),
};

/** What a `default` may be. */
export const value = z.array(z.union([z.string(), z.number()]));

export type ReferencesOptions = z.infer<z.ZodMiniObject<typeof shape>>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    references: ReferencesOptions;
  }
}
