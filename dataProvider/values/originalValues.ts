/** Member of a record with the host's original values, by path. */
export const ORIGINAL_VALUES = '$wrote';
