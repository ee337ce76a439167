import { shape, type ReferenceOptions } from '../reference/schema';

/** The same options as for one record. */
export { shape };

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    references: ReferenceOptions;
  }
}
