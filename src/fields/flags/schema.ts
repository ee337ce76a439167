import * as z from 'zod/mini';
import { withDescription, fieldNameSchema, textSchema } from '../../config/schema/common';

export const shape = {
  flags: withDescription(
    z
      .array(
        z.strictObject({
          source: withDescription(
            z.union([fieldNameSchema, z.array(fieldNameSchema).check(z.minLength(1))]),
            'Member that is true or false. If hosts spell it differently, name several: one that is true is enough.',
          ),
          label: withDescription(textSchema, 'Text shown if the member is true.'),
        }),
      )
      .check(z.minLength(1)),
    'Booleans of the record that are shown together: the labels of those that are true, in this order.',
  ),
};
/** Schema of a `default`: the text for a record in which no flag is true. */
export const value = z.string();

export type FlagsOptions = z.infer<z.ZodMiniObject<typeof shape>>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    flags: FlagsOptions;
  }
}
