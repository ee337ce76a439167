import * as z from 'zod/mini';
import { withDescription, textSchema } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  yes: z.optional(withDescription(textSchema, `What true reads. Default "${defaults.yes}" (Sí).`)),
  no: z.optional(withDescription(textSchema, `What false reads. Default "${defaults.no}" (No).`)),
};
/** What a `default` may be. */
export const value = z.boolean();

export type BooleanOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type ResolvedBooleanOptions = WithDefaults<BooleanOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    boolean: BooleanOptions;
  }
}
