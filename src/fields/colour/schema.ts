export const shape = {};

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    /** No options of its own: 6 or 8 hexadecimal digits after "#" (CLIENT-37). */
    colour: object;
  }
}
