/** `rows` and `maxRows` in lines. */
export const defaults = { enforceMaxLength: false, rows: 3, maxRows: 8 };
