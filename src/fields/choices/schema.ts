import * as z from 'zod/mini';
import { describe, rowsPath } from '../../config/schema/common';
import type { Filled } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  among: describe(
    rowsPath,
    'Path of the list on the record among which is chosen, for example "allowed_users".',
  ),
  minSearch: z.optional(
    describe(
      z.number(),
      `Characters from which what is typed narrows the list; with fewer all entries are offered. Default ${defaults.minSearch}.`,
    ),
  ),
  display: z.optional(
    describe(
      z.string(),
      `How an entry reads: "{email}" or the name of a member. Default "${defaults.display}".`,
    ),
  ),
};
/** What a `default` may be. */
export const value = z.array(z.unknown());

export type ChoicesOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type ChoicesFilled = Filled<ChoicesOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    choices: ChoicesOptions;
  }
}
