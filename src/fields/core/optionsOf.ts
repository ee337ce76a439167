import type { Field } from '../../config/types';

/**
 * The options of a field as its type knows them. A cast, because a declaration was checked against the type's schema and
 * filled with the type's defaults before it got here; `T` is inferred from the two.
 */
export const optionsOf = <T extends object>(field: Field): T => field.options as T;
