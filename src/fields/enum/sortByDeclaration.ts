import type { Field } from '../../config/types';
import { declaredEnumValues, isEnumValue } from './choices';

/** Returns the values as texts without duplicates, in declaration order; undeclared ones come last. */
export function sortByDeclaration(value: unknown, field: Field): string[] {
  const order = declaredEnumValues(field).map(String);
  const indexOfValue = (text: string): number => (order.includes(text) ? order.indexOf(text) : order.length);
  const values = new Set([value].flat().filter(isEnumValue).map(String));
  return [...values].toSorted((a, b) => indexOfValue(a) - indexOfValue(b));
}
