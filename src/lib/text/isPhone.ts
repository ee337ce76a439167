/** Maximum number of digits (E.164), and the minimum, for a building's short codes such as `12` or `*#06#`. */
const MAX_DIGITS = 15;
const MIN_DIGITS = 2;

/** True if a text is a telephone number: digits, * and #, with an optional leading +; 2 to 15 digits. */
export function isPhone(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\+?[\d*#]+$/.test(value)) return false;
  const digits = value.replace(/\D/g, '').length;
  return digits >= MIN_DIGITS && digits <= MAX_DIGITS;
}
