import type { Field } from '../../config/types';
import { optionsOf } from '../optionsOf';
import type { FormSide } from '../types';
import { declaredValues, isEnumValue, partsOf } from './choices';
import { enumType } from './enumType';
import type { EnumFilled } from './schema';

const isJoined = (field: Field): boolean => optionsOf<EnumFilled>(field).join !== undefined;

/** By the declaration, what it does not know last. */
function joined(value: unknown, field: Field): string {
  const order = declaredValues(field).map(String);
  const placeOf = (one: string): number => (order.includes(one) ? order.indexOf(one) : order.length);
  const values = new Set([value].flat().filter(isEnumValue).map(String));
  return [...values].toSorted((a, b) => placeOf(a) - placeOf(b)).join(optionsOf<EnumFilled>(field).join);
}

export default {
  validate: enumType.validate,
  toForm: (value, field) => (isJoined(field) ? partsOf(value, field).filter(isEnumValue).map(String) : value),
  toWire: (value, field) => (isJoined(field) ? joined(value, field) : value),
} satisfies FormSide;
