export const shape = {};

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    /** No options of its own. */
    phone: object;
  }
}
