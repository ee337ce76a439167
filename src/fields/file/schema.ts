import * as z from 'zod/mini';
import { describe, fieldName } from '../../config/schema/common';
import { sentFile } from '../../config/schema/sentFile';
import type { Filled } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  ...sentFile,
  kinds: z.optional(
    describe(z.array(z.enum(['pdf', 'doc', 'docx'])), `Formats taken. Default ${defaults.kinds.join(', ')}.`),
  ),
  maxBytes: z.optional(describe(z.number(), `Limit in bytes. Default ${defaults.maxBytes}, which is 10 MB.`)),
  under: z.optional(
    describe(
      z.boolean(),
      `A file of exactly the limit is refused: the rules that say "under". Default ${defaults.under}.`,
    ),
  ),
  nameSource: z.optional(
    describe(fieldName, 'Path of the file’s name, where the record keeps name and content apart.'),
  ),
};
/** What a `default` may be. */
export const value = z.union([z.string(), z.record(z.string(), z.unknown())]);

export type FileOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** Those that say how a file is sent. */
export type SentFileOptions = Pick<FileOptions, keyof typeof sentFile>;
/** The options with those filled that a declaration may leave out. */
export type FileFilled = Filled<FileOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    file: FileOptions;
  }
}
