import type { Field } from '../config/types';

/**
 * The options of a field as its type knows them. A cast, because a declaration was checked against the type's schema
 * before it got here; `T` is inferred from that schema and all its members are optional or required by it.
 */
export const optionsOf = <T extends object>(field: Field): T => field.options as T;
