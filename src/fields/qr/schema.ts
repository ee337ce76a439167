import * as z from 'zod/mini';
import { withDescription } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import type { defaults } from './defaults';

export const shape = {
  secret: z.optional(
    withDescription(
      z.boolean(),
      'true: the code gives access to something. Lists and details draw it, but its text appears nowhere: not beside the picture, in no export and in no file name of a picture.',
    ),
  ),
};

/** Schema of a `default`. */
export const value = z.string();

export type QrOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options after defaults are filled in. */
export type ResolvedQrOptions = WithDefaults<QrOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    qr: QrOptions;
  }
}
