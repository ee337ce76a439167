import * as z from 'zod/mini';
import { withDescription, fieldNameSchema, textSchema } from '../../config/schema/common';

export const shape = {
  flags: withDescription(
    z
      .array(
        z.strictObject({
          source: withDescription(
            z.union([fieldNameSchema, z.array(fieldNameSchema).check(z.minLength(1))]),
            'Member that is true or false; of several, for hosts that spell it otherwise, any.',
          ),
          label: withDescription(textSchema, 'What is shown while it is true.'),
        }),
      )
      .check(z.minLength(1)),
    'The yes and no of a record that are shown together: the labels of those that are true, in this order.',
  ),
};
/** What a record without any of them shows. */
export const value = z.string();

export type FlagsOptions = z.infer<z.ZodMiniObject<typeof shape>>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    flags: FlagsOptions;
  }
}
