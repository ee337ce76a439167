import * as z from 'zod/mini';
import { withDescription, fieldNameSchema } from '../../config/schema/common';
import { sentFileShape } from '../../config/schema/sentFileShape';
import type { WithDefaults } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  ...sentFileShape,
  formats: z.optional(
    withDescription(
      z.array(z.enum(['png', 'jpeg'])),
      `Accepted formats. Default ${defaults.formats.join(', ')}.`,
    ),
  ),
  maxBytes: z.optional(
    withDescription(
      z.number(),
      `Maximum size in bytes; a file of exactly this size is accepted. Default ${defaults.maxBytes}, which is 5 MB.`,
    ),
  ),
  newFileMember: z.optional(
    withDescription(
      fieldNameSchema,
      'Member for a newly selected file; `writePath` then keeps the URL of the stored picture. The body may refer to it: "{image_base_64}" is null if no file was selected. Default: `writePath` for both.',
    ),
  ),
};
/** Schema of a `default`. */
export const value = z.string();

export type ImageOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options after defaults are filled in. */
export type ResolvedImageOptions = WithDefaults<ImageOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    image: ImageOptions;
  }
}
