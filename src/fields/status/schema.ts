import * as z from 'zod/mini';
import { describe } from '../../config/schema/common';
import { enumShape } from '../enum/schema';

export const shape = {
  ...enumShape,
  tones: z.optional(
    describe(
      z.record(z.string(), z.enum(['success', 'warning', 'danger', 'info', 'neutral'])),
      'Tone of the tag by value; default "neutral". The text is always there: colour alone says nothing.',
    ),
  ),
};
export type StatusOptions = z.infer<z.ZodMiniObject<typeof shape>>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    status: StatusOptions;
  }
}
