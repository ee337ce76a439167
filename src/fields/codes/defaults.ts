/** `minLength` and `maxLength` in characters of a code without its colons. */
export const defaults = { entry: 'code_entry', shown: 3, max: 3, minLength: 8, maxLength: 14, scan: true };
