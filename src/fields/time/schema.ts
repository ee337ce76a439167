import * as z from 'zod/mini';

/** It has no options of its own. */
export const shape = {};
/** What a `default` may be. */
export const value = z.string();

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    time: object;
  }
}
