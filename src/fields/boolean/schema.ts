import * as z from 'zod/mini';
import { withDescription, textSchema } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import { defaults } from './defaults';

const wordSchema = z.union([z.string(), z.number()]);

export const shape = {
  trueLabel: z.optional(withDescription(textSchema, `Text for true. Default "${defaults.trueLabel}" (Sí).`)),
  falseLabel: z.optional(
    withDescription(textSchema, `Text for false. Default "${defaults.falseLabel}" (No).`),
  ),
  wireFormat: z.optional(
    withDescription(
      z.strictObject({ true: wordSchema, false: wordSchema }),
      'Words of the host, for filters and new records: { "true": "S", "false": "N" }.',
    ),
  ),
};
/** Schema of a `default`. */
export const value = z.boolean();

export type BooleanOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options after defaults are filled in. */
export type ResolvedBooleanOptions = WithDefaults<BooleanOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    boolean: BooleanOptions;
  }
}
