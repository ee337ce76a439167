import { parseCount } from './parseCount';

/** Figure of the services host. */
export interface Quantity {
  value: number;
  /** Unit as the host sends it, for example `minutes`; null for a plain count. */
  unit: string | null;
}

/**
 * Parses a figure as the host sends it: a number, or `{ value, units }` (also `unit`). Returns null if there is no value (an
 * average of no tickets), undefined if it is not a figure. `siblingUnit`: unit that the host sends beside a plain number.
 */
export function parseQuantity(raw: unknown, siblingUnit?: unknown): Quantity | null | undefined {
  if (raw === null) return null;
  if (typeof raw !== 'object') {
    const value = parseCount(raw);
    return value === undefined ? undefined : { value, unit: parseUnit(siblingUnit) };
  }
  const { value, units, unit = units } = raw as Record<string, unknown>;
  if (value === null) return null;
  const count = parseCount(value);
  if (count === undefined) return undefined;
  return { value: count, unit: parseUnit(unit ?? siblingUnit) };
}

const parseUnit = (unit: unknown): string | null => (typeof unit === 'string' && unit !== '' ? unit : null);

/** Returns the host's unit without its plural: `minutes` and `minute` are the same. */
export const singularUnit = (unit: string): string => unit.toLowerCase().replace(/s$/, '');

/** Returns the decimals to show: one, or none for whole numbers. */
export const getDecimals = (value: number): number => (Number.isInteger(Math.round(value * 10) / 10) ? 0 : 1);
