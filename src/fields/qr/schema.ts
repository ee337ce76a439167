import * as z from 'zod/mini';
import { withDescription } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import type { defaults } from './defaults';

export const shape = {
  secret: z.optional(
    withDescription(
      z.boolean(),
      'What it holds opens something: it is drawn, in lists too, and its text stands nowhere beside it, in no export and in no name of a picture.',
    ),
  ),
};

/** What a `default` may be. */
export const value = z.string();

export type QrOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type ResolvedQrOptions = WithDefaults<QrOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    qr: QrOptions;
  }
}
