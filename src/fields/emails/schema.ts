import * as z from 'zod/mini';
export const shape = {};

/** What a `default` may be. */
export const value = z.array(z.string());

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    /** No options of its own. */
    emails: object;
  }
}
