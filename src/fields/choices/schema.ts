import * as z from 'zod/mini';
import { withDescription, rowsPathSchema } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  among: withDescription(
    rowsPathSchema,
    'Path of the list on the record among which is chosen, for example "allowed_users".',
  ),
  minSearch: z.optional(
    withDescription(
      z.number(),
      `Characters from which what is typed narrows the list; with fewer all entries are offered. Default ${defaults.minSearch}.`,
    ),
  ),
  display: z.optional(
    withDescription(
      z.string(),
      `How an entry reads: "{email}" or the name of a member. Default "${defaults.display}".`,
    ),
  ),
};
/** What a `default` may be. */
export const value = z.array(z.unknown());

export type ChoicesOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type ResolvedChoicesOptions = WithDefaults<ChoicesOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    choices: ChoicesOptions;
  }
}
