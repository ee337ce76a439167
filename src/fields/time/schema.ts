import * as z from 'zod/mini';

/** It has no options of its own. */
export const shape = {};
/** What a `default` may be. */
export const value = z.string();

export type TimeOptions = z.infer<z.ZodMiniObject<typeof shape>>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    time: TimeOptions;
  }
}
