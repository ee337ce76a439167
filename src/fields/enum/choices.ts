import { readPath } from '../../config/values/readPath';
import type { Field } from '../../config/types';
import { interpolateText } from '../../i18n/interpolateText';
import { optionsOf } from '../core/optionsOf';
import { joinCell } from '../spreadsheet/joinCell';
import { asNumber } from '../number/checkNumber';
import { fieldTexts } from '../core/texts';
import type { ResolvedEnumOptions } from './schema';

export type EnumValue = string | number | boolean;
export interface Choice {
  value: EnumValue;
  label: string;
  /** What the call gave, where the values come from one. */
  entry?: unknown;
}
export type TranslateLabel = (text: string, args?: Record<string, string | number>) => string;

export const isEnumValue = (value: unknown): value is EnumValue =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value));

/** Values that the declaration lists. Empty where they come from a call. */
export const declaredEnumValues = (field: Field): readonly EnumValue[] => {
  const { values } = optionsOf<ResolvedEnumOptions>(field);
  if (values === undefined) return [];
  return Array.isArray(values) ? values : Object.keys(values);
};

/** What a number reads where numbers are counted. */
function pluralLabel(value: EnumValue, field: Field, t: TranslateLabel): string | undefined {
  const number = asNumber(value);
  if (number === undefined) return undefined;
  const pluralRule = optionsOf<ResolvedEnumOptions>(field).counted?.find(
    ({ above = -Infinity }) => number > above,
  );
  const args = { smart_count: number };
  return pluralRule && interpolateText(t(pluralRule.text, args), args);
}

/** Label of a value that the declaration knows. */
export const declaredLabel = (value: EnumValue, field: Field, t: TranslateLabel): string | undefined => {
  const { values, labels } = optionsOf<ResolvedEnumOptions>(field);
  const raw = String(value);
  const countLabel = pluralLabel(value, field, t);
  if (countLabel !== undefined) return countLabel;
  const declaredText: unknown = Array.isArray(values) ? undefined : readPath(values, raw);
  if (typeof declaredText === 'string') return t(declaredText);
  if (labels !== undefined) {
    const key = `${labels}.${raw}`;
    const label = t(key);
    return label === key ? undefined : label;
  }
  // A value of the declaration is its text; one of the host alone is not: it is not looked up.
  return declaredEnumValues(field).some((declaredValue) => String(declaredValue) === raw)
    ? t(raw)
    : undefined;
};

/** Whether the host has values of its own beside the declared ones: where it is asked for them, and where the declaration says so. */
const acceptsUnknownValues = (field: Field): boolean => {
  const { open, path, from } = optionsOf<ResolvedEnumOptions>(field);
  return open ?? (path !== undefined || from !== undefined);
};

/**
 * Label of a value. One that the declaration does not know reads as the host calls it where the host has values of its own,
 * and is else said to be unknown, with what the host calls it.
 */
export const enumLabel = (value: EnumValue, field: Field, t: TranslateLabel): string => {
  const { values, labels } = optionsOf<ResolvedEnumOptions>(field);
  const raw = String(value);
  const label = declaredLabel(value, field, t);
  if (label !== undefined || raw === '') return label ?? '';
  // Where nothing is declared, the values are texts of their own.
  return (values === undefined && labels === undefined) || acceptsUnknownValues(field)
    ? raw
    : interpolateText(fieldTexts.unknownValue, { value: raw });
};

/** The values of a value: those of a list, or of a text that holds several (`join`). Total. */
export function splitValues(value: unknown, field: Field): unknown[] {
  const { join } = optionsOf<ResolvedEnumOptions>(field);
  if (join === undefined || typeof value !== 'string') return [value].flat();
  return value.split(join).flatMap((part) => part.trim() || []);
}

/** What a value or a list of values reads. Total. */
export const enumText = (value: unknown, field: Field, t: TranslateLabel): string =>
  splitValues(value, field)
    .filter(isEnumValue)
    .map((item) => enumLabel(item, field, t))
    .join(', ');

/** As `enumText`, so that each can be told again: what the declaration does not know by its value, and texts with commas apart. */
export const enumExportText = (value: unknown, field: Field, t: TranslateLabel): string =>
  joinCell(
    splitValues(value, field)
      .filter(isEnumValue)
      .map((item) => declaredLabel(item, field, t) ?? String(item)),
  );

export const declaredChoices = (field: Field, t: TranslateLabel): Choice[] =>
  declaredEnumValues(field).map((value) => ({ value, label: enumLabel(value, field, t) }));

/** The choice that a text of the address names; any text where the host has values of its own. */
export const parseEnumValue = (text: string, field: Field): EnumValue | undefined => {
  const values = declaredEnumValues(field);
  const openValue = values.length === 0 || acceptsUnknownValues(field) ? text || undefined : undefined;
  return values.find((value) => String(value) === text) ?? openValue;
};
