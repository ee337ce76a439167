/** Whether a value counts as "none" on screen and in conditions: null, undefined, '' or an empty list. 0 and false do not. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
