import * as z from 'zod/mini';
import { withDescription, rowsPathSchema } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  among: withDescription(
    rowsPathSchema,
    'Path of the list of options in the record, for example "allowed_users".',
  ),
  minSearch: z.optional(
    withDescription(
      z.number(),
      `Minimum number of typed characters that filter the options; with fewer all options are shown. Default ${defaults.minSearch}.`,
    ),
  ),
  display: z.optional(
    withDescription(
      z.string(),
      `Template of the text of an option: "{email}" or the name of a member. Default "${defaults.display}".`,
    ),
  ),
};
/** Schema of a `default`. */
export const value = z.array(z.unknown());

export type ChoicesOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options after defaults are filled in. */
export type ResolvedChoicesOptions = WithDefaults<ChoicesOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    choices: ChoicesOptions;
  }
}
