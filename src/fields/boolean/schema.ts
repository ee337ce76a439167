import * as z from 'zod/mini';
import { describe, text } from '../../config/schema/common';

export const shape = {
  yes: z.optional(describe(text, 'What true reads. Default "yes" (Sí).')),
  no: z.optional(describe(text, 'What false reads. Default "no" (No).')),
};
export type BooleanOptions = z.infer<z.ZodMiniObject<typeof shape>>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    boolean: BooleanOptions;
  }
}
