import * as z from 'zod/mini';
import { describe, fieldName } from '../../config/schema/common';

export const shape = {
  kinds: z.optional(describe(z.array(z.enum(['pdf', 'doc', 'docx'])), 'Formats taken. Default all three.')),
  maxBytes: z.optional(describe(z.number(), 'Limit in bytes. Default 10 MB (10485760).')),
  under: z.optional(
    describe(
      z.boolean(),
      'A file of exactly the limit is refused: the rules that say "under". Default false.',
    ),
  ),
  nameSource: z.optional(
    describe(fieldName, 'Path of the file’s name, where the record keeps name and content apart.'),
  ),
};
export type FileOptions = z.infer<z.ZodMiniObject<typeof shape>>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    file: FileOptions;
  }
}
