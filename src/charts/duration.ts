import { amountOf } from './amount';

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
export function readQuantity(written: unknown, beside?: unknown): Quantity | null | undefined {
  if (written === null) return null;
  if (typeof written !== 'object') {
    const value = amountOf(written);
    return value === undefined ? undefined : { value, unit: unitOf(beside) };
  }
  const { value, units, unit = units } = written as Record<string, unknown>;
  if (value === null) return null;
  const amount = amountOf(value);
  if (amount === undefined) return undefined;
  return { value: amount, unit: unitOf(unit ?? beside) };
}

const unitOf = (unit: unknown): string | null => (typeof unit === 'string' && unit !== '' ? unit : null);

/** The host's unit without its plural: `minutes` and `minute` are one. */
export const unitKey = (unit: string): string => unit.toLowerCase().replace(/s$/, '');

/** Decimals that tell enough: one, or none for whole numbers. */
export const decimalsOf = (value: number): number => (Number.isInteger(Math.round(value * 10) / 10) ? 0 : 1);
