import * as z from 'zod/mini';
import { withDescription } from '../../config/schema/common';
import { enumShape } from '../enum/schema';
import type { WithDefaults } from '../../config/fieldTypes';
import { TONES, type defaults } from './defaults';

export const shape = {
  ...enumShape,
  tones: z.optional(
    withDescription(
      z.record(z.string(), z.enum(TONES)),
      [
        'Tone of the tag by value; default "neutral". Each tone has a colour and a form of its dot: "success" is active, "info" in',
        'progress, "planned" not begun, "ended" over, "warning" waits for a person, "danger" fails, "unknown" is not known. The text',
        'is always shown.',
      ].join(' '),
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
