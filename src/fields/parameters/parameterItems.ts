import { humanise } from '../../config/normalise/field';
import { readPath } from '../../config/values/readPath';
import type { Field } from '../../config/types';
import { isPlainObject } from '../../lib/json';
import { isJsonEqual } from '../../lib/isJsonEqual';
import { optionsOf } from '../core/optionsOf';
import {
  isDefinedItem,
  readEntryKey,
  type ItemDefinition,
  type DefinedItem,
} from '../definedItems/definedItems';
import { DEFAULT_MEMBERS } from './defaults';
import type { ResolvedParametersOptions } from './schema';

/** Form value of one value. */
export interface ParameterValue {
  value: string | null;
  unit: string | null;
}

/** Form value of a parameter. */
export type ParameterItem = DefinedItem & { values: ParameterValue[] };

/** Specification of a parameter: from its definition, else from the host's item. */
export interface ParameterSpec {
  label: string;
  /** The definition's type; undefined if it has none. */
  type: string | undefined;
  isNumber: boolean;
  /** True if the console supports the type or the definition lists choices. */
  isKnown: boolean;
  required: boolean;
  multiple: boolean;
  secret: boolean;
  units: readonly string[];
  choices: readonly string[];
  min: number;
  max: number;
}

const NUMBERS = ['number', 'numeric', 'integer'];
const TEXTS = ['text', 'string'];

/** Returns the host's member names of a definition. */
export const parameterMembers = (field: Field): Readonly<Record<keyof typeof DEFAULT_MEMBERS, string>> =>
  Object.assign({}, DEFAULT_MEMBERS, optionsOf<ResolvedParametersOptions>(field).members);

const scalarText = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
const scalarTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((item) => scalarText(item) ?? []) : [];
const numberOr = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

/** Returns the specification of a parameter. Never throws: without other information it is an optional text. */
export function readParameterSpec({ $key, $def, $came }: DefinedItem, field: Field): ParameterSpec {
  const names = parameterMembers(field);
  const { labels, secret, alwaysRequired, single } = optionsOf<ResolvedParametersOptions>(field);
  const source = $def ?? $came;
  const read = (name: keyof typeof DEFAULT_MEMBERS): unknown => readPath(source, names[name]);
  const label = readPath(labels, $key);
  const type = scalarText(read('type')) ?? undefined;
  const choices = scalarTexts(read('choices'));
  return {
    label: typeof label === 'string' ? label : humanise($key),
    type,
    isNumber: type !== undefined && NUMBERS.includes(type),
    isKnown: choices.length > 0 || (type !== undefined && [...NUMBERS, ...TEXTS].includes(type)),
    required: read('required') === true || alwaysRequired.includes($key),
    multiple: single === undefined && read('multiple') === true,
    secret: secret.includes($key),
    units: single === undefined ? scalarTexts(read('units')) : [],
    choices,
    min: numberOr(read('min'), 0),
    max: numberOr(read('max'), Infinity),
  };
}

export const EMPTY_PARAMETER_VALUE: ParameterValue = { value: null, unit: null };

/** Returns the parameters of a form value. Never throws. */
export const readParameters = (value: unknown): ParameterItem[] =>
  Array.isArray(value)
    ? value.filter((item): item is ParameterItem => isDefinedItem(item) && Array.isArray(item.values))
    : [];

/** Wire value → form value, with at least one value per parameter. Never throws. */
export const toFormParameters = (value: unknown, field: Field): ParameterItem[] =>
  (Array.isArray(value) ? value.filter(isPlainObject) : []).map((original) => ({
    $key: readEntryKey(original, parameterMembers(field).name),
    $came: original,
    values: readValues(original, field),
  }));

function readValues(original: unknown, field: Field): ParameterValue[] {
  const { values, single } = optionsOf<ResolvedParametersOptions>(field);
  if (single !== undefined)
    return [{ ...EMPTY_PARAMETER_VALUE, value: scalarText(readPath(original, single)) }];
  const list = readPath(original, values);
  const parameterValues = (Array.isArray(list) ? list : []).map((item: unknown) => ({
    value: scalarText(readPath(item, 'value')),
    unit: scalarText(readPath(item, 'unit')),
  }));
  return parameterValues.length > 0 ? parameterValues : [EMPTY_PARAMETER_VALUE];
}

/** Creates the empty parameter of a definition. */
export const newParameter = ({ key, entry }: ItemDefinition, field: Field): { values: ParameterValue[] } => {
  const [unit = null] = readParameterSpec({ $key: key, $def: entry }, field).units;
  return { values: [{ value: null, unit }] };
};

/** Form value → wire value: untouched parameters unchanged, other values as texts. */
export const toWireParameters = (value: unknown, field: Field): unknown[] =>
  readParameters(value).map((parameter) => {
    const { $key, $came, $def, values } = parameter;
    const names = parameterMembers(field);
    const { values: list, single } = optionsOf<ResolvedParametersOptions>(field);
    // A parameter without a name had no input to change.
    if ($key === '' || ($came && !$def && isJsonEqual(values, readValues($came, field)))) return $came;
    const isTouched = $came === undefined || !isJsonEqual(values, readValues($came, field));
    const spec = readParameterSpec(parameter, field);
    const filledValues = values.flatMap((item) => toFilledValue(item, spec));
    const valueMembers =
      single === undefined ? { [list]: filledValues } : { [single]: filledValues[0]?.value ?? '' };
    const definitionFlags = $def
      ? {
          [names.required]: readPath($def, names.required) === true,
          ...(single === undefined ? { [names.multiple]: spec.multiple } : {}),
        }
      : {};
    return { ...$came, [names.name]: $key, ...definitionFlags, ...(isTouched ? valueMembers : {}) };
  });

/** Returns the value if it is filled in; adds the unit if there is only one. */
function toFilledValue({ value, unit }: ParameterValue, { units }: ParameterSpec): ParameterValue[] {
  const trimmedValue = value?.trim() ?? '';
  return trimmedValue === ''
    ? []
    : [{ value: trimmedValue, unit: unit ?? (units.length === 1 ? (units[0] ?? null) : null) }];
}

/** Returns what a draft stores: typed values without secrets. */
export const toDraftParameters = (value: unknown, field: Field): unknown =>
  readParameters(value).map(({ $key, $for, values }) => ({
    $key,
    $for: $for ?? null,
    values: optionsOf<ResolvedParametersOptions>(field).secret.includes($key) ? [] : values,
  }));

/** Merges draft parameters into the loaded ones; secrets and original data come from the loaded ones. */
export function fromDraftParameters(draft: unknown, initialValue: unknown): ParameterItem[] {
  // Match in order: names may be duplicate or missing.
  const remaining = readParameters(initialValue);
  return readParameters(draft).map(({ $key, $for, values }) => {
    const index = remaining.findIndex((item) => item.$key === $key);
    const [loadedParameter] = index === -1 ? [] : remaining.splice(index, 1);
    const { values: loadedValues = [EMPTY_PARAMETER_VALUE], ...loadedMembers } = loadedParameter ?? {};
    return {
      ...loadedMembers,
      $key,
      $for: $for ?? undefined,
      values: values.length > 0 ? values : loadedValues,
    };
  });
}
