import type { FilterCondition } from './types';

/**
 * Returns the text of a condition before its value: `power>=`. A URL and hosts with conditions have it. Several `=` on one field
 * are alternatives.
 */
export const getConditionPrefix = ({
  field,
  operator,
}: Pick<FilterCondition, 'field' | 'operator'>): string =>
  field + (operator === 'is' ? ' is ' : operator === 'in' ? '=' : operator);

/** Removes commas and quotes, which would start another condition; hosts collapse blanks. */
export const sanitizeCondition = (value: unknown): string =>
  String(value)
    .replaceAll(/[,"\s]+/g, ' ')
    .trim();
