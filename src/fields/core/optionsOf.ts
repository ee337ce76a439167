import type { Field } from '../../config/types';

/**
 * Returns the options of a field in its type's shape. The cast is safe: the declaration was validated against the type's
 * schema and filled with its defaults. `T` is inferred from the two.
 */
export const optionsOf = <T extends object>(field: Field): T => field.options as T;
