import * as z from 'zod/mini';
import { withDescription } from '../../config/schema/common';
import { enumShape } from '../enum/schema';
import type { WithDefaults } from '../../config/fieldTypes';
import type { defaults } from './defaults';

export const shape = {
  ...enumShape,
  tones: z.optional(
    withDescription(
      z.record(z.string(), z.enum(['success', 'warning', 'danger', 'info', 'neutral'])),
      'Tone of the tag by value; default "neutral". The text is always shown, so that colour is never the only information.',
    ),
  ),
};
/** Schema of a `default`. */
export const value = z.union([z.string(), z.number(), z.boolean()]);

export type StatusOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options after defaults are filled in. */
export type ResolvedStatusOptions = WithDefaults<StatusOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    status: StatusOptions;
  }
}
