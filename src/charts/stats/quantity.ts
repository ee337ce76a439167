import { parseCount } from './parseCount';

/** A figure of the services host. */
export interface Quantity {
  value: number;
  /** `minutes`, as the host says it; null for a plain count. */
  unit: string | null;
}

/**
 * A figure as the host writes it: a number, or `{ value, units }` (also `unit`). Null when there is nothing to tell (an
 * average of no tickets); undefined for what is no figure at all. `beside`: the unit, where it stands beside a plain number.
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

/** The host's unit without its plural: `minutes` and `minute` are one. */
export const singularUnit = (unit: string): string => unit.toLowerCase().replace(/s$/, '');

/** Decimals that tell enough: one, or none for whole numbers. */
export const getDecimals = (value: number): number => (Number.isInteger(Math.round(value * 10) / 10) ? 0 : 1);
