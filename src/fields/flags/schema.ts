import * as z from 'zod/mini';
import { describe, fieldName, text } from '../../config/schema/common';

export const shape = {
  flags: describe(
    z
      .array(
        z.strictObject({
          source: describe(
            z.union([fieldName, z.array(fieldName).check(z.minLength(1))]),
            'Member that is true or false; of several, for hosts that spell it otherwise, any.',
          ),
          label: describe(text, 'What is shown while it is true.'),
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
