import { isJsonEqual } from '../../lib/isJsonEqual';

const isEmptyValue = (value: unknown): boolean =>
  value === '' || value === undefined || (Array.isArray(value) && value.length === 0);

/** A form value where nothing at all, an empty text and an empty list are one. */
export const normaliseEmpty = (value: unknown): unknown => (isEmptyValue(value) ? null : value);

/**
 * Whether a form holds the same: nothing at all, an empty text and an empty list are one. Inputs of several values put an
 * empty list where there is nothing, before anybody has touched them.
 */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  isJsonEqual(normaliseEmpty(a), normaliseEmpty(b));
