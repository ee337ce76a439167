/** Most digits of a number (E.164), and fewest: short codes of a building, such as `12` or `*#06#`. */
const MAX_DIGITS = 15;
const MIN_DIGITS = 2;

/** Whether a text is a telephone number: digits, * and # with a + before them at most (LIST-10), 2 to 15 digits (HTTP-14). */
export function isPhone(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\+?[\d*#]+$/.test(value)) return false;
  const digits = value.replace(/\D/g, '').length;
  return digits >= MIN_DIGITS && digits <= MAX_DIGITS;
}
