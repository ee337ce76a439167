/** A count as hosts write it: a number, or a text of one; undefined for all else and for what is below zero. */
export function parseCount(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}
