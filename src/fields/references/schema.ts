import * as z from 'zod/mini';
import * as reference from '../reference/schema';

/** Nearly the same options as for one record. */
export const shape = reference.pickerShape;

/** What a `default` may be. */
export const value = z.array(z.union([z.string(), z.number()]));

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    references: z.infer<z.ZodMiniObject<typeof shape>>;
  }
}
