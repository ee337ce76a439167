/** `minSearch` in characters. */
export const defaults = { minSearch: 1, display: 'name' };
