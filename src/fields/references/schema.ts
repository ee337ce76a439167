import * as z from 'zod/mini';
import { shape, type ReferenceOptions } from '../reference/schema';

/** The same options as for one record. */
export { shape };

/** What a `default` may be. */
export const value = z.array(z.union([z.string(), z.number()]));

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    references: ReferenceOptions;
  }
}
