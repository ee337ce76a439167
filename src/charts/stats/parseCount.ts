/** Parses a count as hosts send it: a number, or text with one; undefined for anything else and for negative numbers. */
export function parseCount(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}
