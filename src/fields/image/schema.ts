import * as z from 'zod/mini';
import { describe, fieldName } from '../../config/schema/common';
import { sentFile } from '../../config/schema/sentFile';
import type { Filled } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  ...sentFile,
  types: z.optional(
    describe(z.array(z.enum(['png', 'jpeg'])), `Formats taken. Default ${defaults.types.join(', ')}.`),
  ),
  maxBytes: z.optional(
    describe(
      z.number(),
      `Largest file in bytes; exactly so much is taken. Default ${defaults.maxBytes}, which is 5 MB.`,
    ),
  ),
  newTo: z.optional(
    describe(
      fieldName,
      'Member that a newly chosen file is written to; the address of the stored picture stays under `write` then. The body may name it: "{image_base_64}" is null where no file was chosen. Default: `write` for both.',
    ),
  ),
};
/** What a `default` may be. */
export const value = z.string();

export type ImageOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type ImageFilled = Filled<ImageOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    image: ImageOptions;
  }
}
