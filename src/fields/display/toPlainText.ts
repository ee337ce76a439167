import { isEmpty } from '../../config/values/isEmpty';
import { stringifyJson } from '../../lib/exactNumber';

/** Longest text of an object, in characters. */
const MAX_JSON = 500;

/**
 * Returns a value as plain text: of a type that does not read it, as the host wrote it. Joins lists of plain values with
 * commas; an object is its JSON. '' for no value. Never throws.
 */
export const toPlainText = (value: unknown): string => {
  if (isEmpty(value) || Number.isNaN(value)) return '';
  if (typeof value !== 'object') return String(value);
  return Array.isArray(value) && value.every(isPlain)
    ? value.filter((item) => !isEmpty(item)).join(', ')
    : stringifyJson(value).slice(0, MAX_JSON);
};

/** Placeholder for a secret. */
export const SECRET_MASK = '••••••';

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;
