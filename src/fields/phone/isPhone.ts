/** Whether a text has digits, +, * and # only (LIST-10). */
export const isPhone = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9+*#]+$/.test(value);
