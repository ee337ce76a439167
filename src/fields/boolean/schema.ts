import * as z from 'zod/mini';
import { describe, text } from '../../config/schema/common';
import type { Filled } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  yes: z.optional(describe(text, `What true reads. Default "${defaults.yes}" (Sí).`)),
  no: z.optional(describe(text, `What false reads. Default "${defaults.no}" (No).`)),
};
/** What a `default` may be. */
export const value = z.boolean();

export type BooleanOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type BooleanFilled = Filled<BooleanOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    boolean: BooleanOptions;
  }
}
