import * as z from 'zod/mini';
import { describe, fieldName } from '../../config/schema/common';

export const shape = {
  among: describe(
    fieldName,
    'Path of the list on the record among which is chosen, for example "allowed_users".',
  ),
  minSearch: z.optional(
    describe(
      z.number(),
      'Characters from which what is typed narrows the list; with fewer all entries are offered. Default 1.',
    ),
  ),
  display: z.optional(
    describe(z.string(), 'How an entry reads: "{email}" or the name of a member. Default "name".'),
  ),
};
export type ChoicesOptions = z.infer<z.ZodMiniObject<typeof shape>>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    choices: ChoicesOptions;
  }
}
