import type { CommonFieldInput } from './schema/field';

/**
 * Options of each field type, by its name. A field type's folder adds its own line by declaration merging:
 * `declare module '../../config/fieldTypes' { interface FieldTypes { text: TextOptions } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging, one member a field type
export interface FieldTypes {}

/** Options of a type with those filled that a declaration may leave out. */
export type WithDefaults<Options, Defaults extends Partial<Options>> = Omit<Options, keyof Defaults> & {
  [Key in keyof Options & keyof Defaults]-?: Exclude<Options[Key], undefined>;
};

/** A field of a declaration: the common options plus those of its type. */
export type DeclaredField = {
  [T in keyof FieldTypes]: { type: T } & CommonFieldInput & FieldTypes[T];
}[keyof FieldTypes];
