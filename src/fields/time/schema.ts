import * as z from 'zod/mini';

/** The type has no options. */
export const shape = {};
/** Schema of a `default`. */
export const value = z.string();

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    time: object;
  }
}
