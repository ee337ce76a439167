import { readPath } from '../../config/readPath';
import type { Field } from '../../config/types';
import { fillText } from '../../i18n/fillText';
import { optionsOf } from '../optionsOf';
import { joinedCell } from '../joinedCell';
import { asNumber } from '../number/numbers';
import { fieldTexts } from '../texts';
import type { EnumFilled } from './schema';

export type EnumValue = string | number | boolean;
export interface Choice {
  value: EnumValue;
  label: string;
  /** What the call gave, where the values come from one. */
  entry?: unknown;
}
export type Translate = (text: string, args?: Record<string, string | number>) => string;

export const isEnumValue = (value: unknown): value is EnumValue =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value));

/** Values that the declaration lists. Empty where they come from a call. */
export const declaredValues = (field: Field): readonly EnumValue[] => {
  const { values } = optionsOf<EnumFilled>(field);
  if (values === undefined) return [];
  return Array.isArray(values) ? values : Object.keys(values);
};

/** What a number reads where numbers are counted. */
function countedLabel(value: EnumValue, field: Field, t: Translate): string | undefined {
  const number = asNumber(value);
  if (number === undefined) return undefined;
  const found = optionsOf<EnumFilled>(field).counted?.find(({ above = -Infinity }) => number > above);
  const args = { smart_count: number };
  return found && fillText(t(found.text, args), args);
}

/** Label of a value that the declaration knows. */
export const knownLabel = (value: EnumValue, field: Field, t: Translate): string | undefined => {
  const { values, labels } = optionsOf<EnumFilled>(field);
  const raw = String(value);
  const counted = countedLabel(value, field, t);
  if (counted !== undefined) return counted;
  const own: unknown = Array.isArray(values) ? undefined : readPath(values, raw);
  if (typeof own === 'string') return t(own);
  if (labels !== undefined) {
    const key = `${labels}.${raw}`;
    const label = t(key);
    return label === key ? undefined : label;
  }
  // A value of the declaration is its text; one of the host alone is not: it is not looked up.
  return declaredValues(field).some((known) => String(known) === raw) ? t(raw) : undefined;
};

/** Whether the host has values of its own beside the declared ones: where it is asked for them, and where the declaration says so. */
const isOpen = (field: Field): boolean => {
  const { open, path, from } = optionsOf<EnumFilled>(field);
  return open ?? (path !== undefined || from !== undefined);
};

/**
 * Label of a value. One that the declaration does not know reads as the host calls it where the host has values of its own,
 * and is else said to be unknown, with what the host calls it.
 */
export const enumLabel = (value: EnumValue, field: Field, t: Translate): string => {
  const { values, labels } = optionsOf<EnumFilled>(field);
  const raw = String(value);
  const known = knownLabel(value, field, t);
  if (known !== undefined || raw === '') return known ?? '';
  // Where nothing is declared, the values are texts of their own.
  return (values === undefined && labels === undefined) || isOpen(field)
    ? raw
    : fillText(fieldTexts.unknownValue, { value: raw });
};

/** The values of a value: those of a list, or of a text that holds several (`join`). Total. */
export function partsOf(value: unknown, field: Field): unknown[] {
  const { join } = optionsOf<EnumFilled>(field);
  if (join === undefined || typeof value !== 'string') return [value].flat();
  return value.split(join).flatMap((part) => part.trim() || []);
}

/** What a value or a list of values reads. Total. */
export const enumText = (value: unknown, field: Field, t: Translate): string =>
  partsOf(value, field)
    .filter(isEnumValue)
    .map((one) => enumLabel(one, field, t))
    .join(', ');

/** As `enumText`, so that each can be told again: what the declaration does not know by its value, and texts with commas apart. */
export const enumCellText = (value: unknown, field: Field, t: Translate): string =>
  joinedCell(
    partsOf(value, field)
      .filter(isEnumValue)
      .map((one) => knownLabel(one, field, t) ?? String(one)),
  );

export const declaredChoices = (field: Field, t: Translate): Choice[] =>
  declaredValues(field).map((value) => ({ value, label: enumLabel(value, field, t) }));

/** The choice that a text of the address names; any text where the host has values of its own. */
export const chosenByText = (text: string, field: Field): EnumValue | undefined => {
  const known = declaredValues(field);
  const own = known.length === 0 || isOpen(field) ? text || undefined : undefined;
  return known.find((value) => String(value) === text) ?? own;
};
