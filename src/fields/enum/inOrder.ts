import type { Field } from '../../config/types';
import { declaredValues, isEnumValue } from './choices';

/** Each of the values once, as texts in the order of the declaration; what it does not know comes last. */
export function inOrder(value: unknown, field: Field): string[] {
  const order = declaredValues(field).map(String);
  const placeOf = (one: string): number => (order.includes(one) ? order.indexOf(one) : order.length);
  const values = new Set([value].flat().filter(isEnumValue).map(String));
  return [...values].toSorted((a, b) => placeOf(a) - placeOf(b));
}
