import * as z from 'zod/mini';
import { withDescription, fieldNameSchema } from '../../config/schema/common';
import { sentFileShape } from '../../config/schema/sentFileShape';
import type { WithDefaults } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  ...sentFileShape,
  types: z.optional(
    withDescription(z.array(z.enum(['png', 'jpeg'])), `Formats taken. Default ${defaults.types.join(', ')}.`),
  ),
  maxBytes: z.optional(
    withDescription(
      z.number(),
      `Largest file in bytes; exactly so much is taken. Default ${defaults.maxBytes}, which is 5 MB.`,
    ),
  ),
  newTo: z.optional(
    withDescription(
      fieldNameSchema,
      'Member that a newly chosen file is written to; the address of the stored picture stays under `write` then. The body may name it: "{image_base_64}" is null where no file was chosen. Default: `write` for both.',
    ),
  ),
};
/** What a `default` may be. */
export const value = z.string();

export type ImageOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type ResolvedImageOptions = WithDefaults<ImageOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    image: ImageOptions;
  }
}
