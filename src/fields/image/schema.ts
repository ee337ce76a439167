import * as z from 'zod/mini';
import { describe } from '../../config/schema/common';

export const shape = {
  types: z.optional(describe(z.array(z.enum(['png', 'jpeg'])), 'Formats taken. Default both.')),
  maxBytes: z.optional(
    describe(z.number(), 'Largest file in bytes; exactly so much is taken. Default 5 MB (5242880).'),
  ),
};
export type ImageOptions = z.infer<z.ZodMiniObject<typeof shape>>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    image: ImageOptions;
  }
}
