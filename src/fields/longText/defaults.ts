/** `rows` and `maxRows` in lines. */
export const defaults = { cap: false, rows: 3, maxRows: 8 };
