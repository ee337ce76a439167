import { readPath } from '../../config/values/readPath';
import type { Field } from '../../config/types';
import { interpolateText } from '../../i18n/interpolateText';
import { optionsOf } from '../core/optionsOf';
import { toPlainText } from '../display/toPlainText';
import { joinCell } from '../spreadsheet/joinCell';
import { asNumber } from '../number/checkNumber';
import { fieldTexts } from '../core/texts';
import type { ResolvedEnumOptions } from './schema';

export type EnumValue = string | number | boolean;
export interface Choice {
  value: EnumValue;
  label: string;
  /** The entry of the call's response, if the choices come from a call. */
  entry?: unknown;
}
export type TranslateLabel = (text: string, args?: Record<string, string | number>) => string;

export const isEnumValue = (value: unknown): value is EnumValue =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value));

/** Returns the values that the declaration lists; empty if they come from a call. */
export const declaredEnumValues = (field: Field): readonly EnumValue[] => {
  const { values } = optionsOf<ResolvedEnumOptions>(field);
  if (values === undefined) return [];
  return Array.isArray(values) ? values : Object.keys(values);
};

/** Returns the label of a number from the declared counting rules (`numberLabels`). */
function pluralLabel(value: EnumValue, field: Field, t: TranslateLabel): string | undefined {
  const number = asNumber(value);
  if (number === undefined) return undefined;
  const pluralRule = optionsOf<ResolvedEnumOptions>(field).numberLabels?.find(
    ({ above = -Infinity }) => number > above,
  );
  const args = { smart_count: number };
  return pluralRule && interpolateText(t(pluralRule.text, args), args);
}

/** Returns the label of a value that the declaration knows. */
export const declaredLabel = (value: EnumValue, field: Field, t: TranslateLabel): string | undefined => {
  const { values, labelKeyPrefix } = optionsOf<ResolvedEnumOptions>(field);
  const raw = String(value);
  const countLabel = pluralLabel(value, field, t);
  if (countLabel !== undefined) return countLabel;
  const declaredText: unknown = Array.isArray(values) ? undefined : readPath(values, raw);
  if (typeof declaredText === 'string') return t(declaredText);
  if (labelKeyPrefix !== undefined) {
    const key = `${labelKeyPrefix}.${raw}`;
    const label = t(key);
    return label === key ? undefined : label;
  }
  // Declared values are translation keys; a value that only the host knows is not looked up.
  return declaredEnumValues(field).some((declaredValue) => String(declaredValue) === raw)
    ? t(raw)
    : undefined;
};

/**
 * True if the host may have values beyond the declared ones. Default: true if the choices come from a call (`path`) or a
 * record (`recordPath`). `allowOtherValues` overrides it.
 */
const acceptsUnknownValues = (field: Field): boolean => {
  const { allowOtherValues, path, recordPath } = optionsOf<ResolvedEnumOptions>(field);
  return allowOtherValues ?? (path !== undefined || recordPath !== undefined);
};

/**
 * Returns the label of a value. An undeclared value shows the host's text if the host may have values of its own; else
 * "unknown" with the host's text.
 */
export const enumLabel = (value: EnumValue, field: Field, t: TranslateLabel): string => {
  const { values, labelKeyPrefix } = optionsOf<ResolvedEnumOptions>(field);
  const raw = String(value);
  const label = declaredLabel(value, field, t);
  if (label !== undefined || raw === '') return label ?? '';
  // Without declared values or labels, values are texts of their own.
  return (values === undefined && labelKeyPrefix === undefined) || acceptsUnknownValues(field)
    ? raw
    : interpolateText(fieldTexts.unknownValue, { value: raw });
};

/** Splits a value into single values: a list, or a text that holds several (`join`). Never throws. */
export function splitValues(value: unknown, field: Field): unknown[] {
  const { join } = optionsOf<ResolvedEnumOptions>(field);
  if (join === undefined || typeof value !== 'string') return [value].flat();
  return value.split(join).flatMap((part) => part.trim() || []);
}

/** Returns the display text of a value or a list of values. Never throws. */
export const enumText = (value: unknown, field: Field, t: TranslateLabel): string =>
  splitValues(value, field)
    .map((item) => (isEnumValue(item) ? enumLabel(item, field, t) : toPlainText(item)))
    .filter(Boolean)
    .join(', ');

/** Like `enumText`, but can be parsed back: undeclared values as they are, and texts with commas separated. */
export const enumExportText = (value: unknown, field: Field, t: TranslateLabel): string =>
  joinCell(
    splitValues(value, field)
      .map((item) => (isEnumValue(item) ? declaredLabel(item, field, t) : undefined) ?? toPlainText(item))
      .filter(Boolean),
  );

export const declaredChoices = (field: Field, t: TranslateLabel): Choice[] =>
  declaredEnumValues(field).map((value) => ({ value, label: enumLabel(value, field, t) }));

/** Parses a URL text to a choice; accepts any text if the host may have values of its own. */
export const parseEnumValue = (text: string, field: Field): EnumValue | undefined => {
  const values = declaredEnumValues(field);
  const openValue = values.length === 0 || acceptsUnknownValues(field) ? text || undefined : undefined;
  return values.find((value) => String(value) === text) ?? openValue;
};
