import { jsonEqual } from '../lib/equal';

const isNothing = (value: unknown): boolean =>
  value === '' || value === undefined || (Array.isArray(value) && value.length === 0);

/** A form value where nothing at all, an empty text and an empty list are one. */
export const plainValue = (value: unknown): unknown => (isNothing(value) ? null : value);

/**
 * Whether a form holds the same: nothing at all, an empty text and an empty list are one. Inputs of several values put an
 * empty list where there is nothing, before anybody has touched them.
 */
export const sameValue = (one: unknown, other: unknown): boolean =>
  jsonEqual(plainValue(one), plainValue(other));
