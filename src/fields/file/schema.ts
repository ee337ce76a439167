import * as z from 'zod/mini';
import { withDescription, fieldNameSchema } from '../../config/schema/common';
import { sentFileShape } from '../../config/schema/sentFileShape';
import type { WithDefaults } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  ...sentFileShape,
  kinds: z.optional(
    withDescription(
      z.array(z.enum(['pdf', 'doc', 'docx'])),
      `Formats taken. Default ${defaults.kinds.join(', ')}.`,
    ),
  ),
  maxBytes: z.optional(
    withDescription(z.number(), `Limit in bytes. Default ${defaults.maxBytes}, which is 10 MB.`),
  ),
  under: z.optional(
    withDescription(
      z.boolean(),
      `A file of exactly the limit is refused: the rules that say "under". Default ${defaults.under}.`,
    ),
  ),
  nameSource: z.optional(
    withDescription(
      fieldNameSchema,
      'Path of the file’s name, where the record keeps name and content apart.',
    ),
  ),
};
/** What a `default` may be. */
export const value = z.union([z.string(), z.record(z.string(), z.unknown())]);

export type FileOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** Those that say how a file is sent. */
export type UploadOptions = Pick<FileOptions, keyof typeof sentFileShape>;
/** The options with those filled that a declaration may leave out. */
export type ResolvedFileOptions = WithDefaults<FileOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    file: FileOptions;
  }
}
