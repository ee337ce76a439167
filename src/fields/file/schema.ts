import * as z from 'zod/mini';
import { withDescription, fieldNameSchema } from '../../config/schema/common';
import { sentFileShape } from '../../config/schema/sentFileShape';
import type { WithDefaults } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  ...sentFileShape,
  formats: z.optional(
    withDescription(
      z.array(z.enum(['pdf', 'doc', 'docx'])),
      `Accepted formats. Default ${defaults.formats.join(', ')}.`,
    ),
  ),
  maxBytes: z.optional(
    withDescription(z.number(), `Maximum size in bytes. Default ${defaults.maxBytes}, which is 10 MB.`),
  ),
  exclusiveLimit: z.optional(
    withDescription(
      z.boolean(),
      `true: also rejects a file of exactly the maximum size, for requirements that say "under". Default ${defaults.exclusiveLimit}.`,
    ),
  ),
  nameSource: z.optional(
    withDescription(
      fieldNameSchema,
      'Path of the file name, if the record holds name and content separately.',
    ),
  ),
};
/** Schema of a `default`. */
export const value = z.union([z.string(), z.record(z.string(), z.unknown())]);

export type FileOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options for how a file is sent. */
export type UploadOptions = Pick<FileOptions, keyof typeof sentFileShape>;
/** The options after defaults are filled in. */
export type ResolvedFileOptions = WithDefaults<FileOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    file: FileOptions;
  }
}
