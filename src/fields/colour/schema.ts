import * as z from 'zod/mini';
export const shape = {};

/** Schema of a `default`. */
export const value = z.string();

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    /** The type has no options: 6 or 8 hexadecimal digits after "#". */
    colour: object;
  }
}
