/** No options of its own. */
export const shape = {};

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    /** No options of its own. */
    qr: object;
  }
}
