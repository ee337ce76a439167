/** Returns a value as plain text. Joins lists with commas; objects give ''. Never throws. */
export const toPlainText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean' || isFiniteNumber(value)) return String(value);
  if (!Array.isArray(value)) return '';
  return value.filter((item) => typeof item === 'string' || isFiniteNumber(item)).join(', ');
};

/** Placeholder for a secret. */
export const SECRET_MASK = '••••••';

const isFiniteNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
