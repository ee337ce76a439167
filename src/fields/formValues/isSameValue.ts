import { isJsonEqual } from '../../lib/isJsonEqual';

const isEmptyValue = (value: unknown): boolean =>
  value === '' || value === undefined || (Array.isArray(value) && value.length === 0);

/** Normalises a form value: undefined, empty text and empty list become null. */
export const normaliseEmpty = (value: unknown): unknown => (isEmptyValue(value) ? null : value);

/**
 * True if two form values are equal; undefined, empty text and empty list count as equal. Inputs of several values set an
 * empty list before the user has touched them.
 */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  isJsonEqual(normaliseEmpty(a), normaliseEmpty(b));
