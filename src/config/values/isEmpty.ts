/** Nothing entered: null, undefined or ''. An empty list is a value. */
export const isBlank = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

/** True if a value counts as "none" on screen and in conditions: nothing, or an empty list. 0 and false do not. */
export const isEmpty = (value: unknown): boolean =>
  isBlank(value) || (Array.isArray(value) && value.length === 0);
