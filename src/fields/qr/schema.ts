import * as z from 'zod/mini';
/** No options of its own. */
export const shape = {};

/** What a `default` may be. */
export const value = z.string();

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    /** No options of its own. */
    qr: object;
  }
}
