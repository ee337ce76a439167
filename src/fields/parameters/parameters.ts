import { humanise } from '../../config/normalise/field';
import { readPath } from '../../config/readPath';
import type { Field } from '../../config/types';
import { isPlainObject } from '../../lib/json';
import { jsonEqual } from '../../lib/equal';
import { optionsOf } from '../optionsOf';
import { isRow, keyOf, type Definition, type Row } from '../rows';
import { MEMBERS } from './defaults';
import type { ParametersFilled } from './schema';

/** One value as the form holds it. */
export interface ParameterValue {
  value: string | null;
  unit: string | null;
}

/** What the form holds of a parameter. */
export type Parameter = Row & { values: ParameterValue[] };

/** What is asked of a parameter: by its definition, else by what the host sent of it. */
export interface Spec {
  label: string;
  /** As the definition says; undefined where it says nothing. */
  type: string | undefined;
  isNumber: boolean;
  /** The type is one that this console knows, or the choices say enough. */
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

/** What the host calls the members of a definition. */
export const membersOf = (field: Field): Readonly<Record<keyof typeof MEMBERS, string>> =>
  Object.assign({}, MEMBERS, optionsOf<ParametersFilled>(field).members);

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((one) => textOf(one) ?? []) : [];
const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;

/** What is asked of a parameter. Total: what a definition leaves out is a text that may stay empty. */
export function specOf({ $key, $def, $came }: Row, field: Field): Spec {
  const names = membersOf(field);
  const { labels, secret, always, single } = optionsOf<ParametersFilled>(field);
  const from = $def ?? $came;
  const read = (name: keyof typeof MEMBERS): unknown => readPath(from, names[name]);
  const label = readPath(labels, $key);
  const type = textOf(read('type')) ?? undefined;
  const choices = textsOf(read('choices'));
  return {
    label: typeof label === 'string' ? label : humanise($key),
    type,
    isNumber: type !== undefined && NUMBERS.includes(type),
    isKnown: choices.length > 0 || (type !== undefined && [...NUMBERS, ...TEXTS].includes(type)),
    required: read('required') === true || always.includes($key),
    multiple: single === undefined && read('multiple') === true,
    secret: secret.includes($key),
    units: single === undefined ? textsOf(read('units')) : [],
    choices,
    min: numberOf(read('min'), 0),
    max: numberOf(read('max'), Infinity),
  };
}

export const NO_VALUE: ParameterValue = { value: null, unit: null };

/** The parameters that a form holds. Total. */
export const parametersOf = (value: unknown): Parameter[] =>
  Array.isArray(value)
    ? value.filter((one): one is Parameter => isRow(one) && Array.isArray(one.values))
    : [];

/** What the host sent → what the form holds; an input for a value stands in any case. Total. */
export const toParameters = (value: unknown, field: Field): Parameter[] =>
  (Array.isArray(value) ? value.filter(isPlainObject) : []).map((came) => ({
    $key: keyOf(came, membersOf(field).name),
    $came: came,
    values: valuesIn(came, field),
  }));

function valuesIn(came: unknown, field: Field): ParameterValue[] {
  const { values, single } = optionsOf<ParametersFilled>(field);
  if (single !== undefined) return [{ ...NO_VALUE, value: textOf(readPath(came, single)) }];
  const list = readPath(came, values);
  const found = (Array.isArray(list) ? list : []).map((one: unknown) => ({
    value: textOf(readPath(one, 'value')),
    unit: textOf(readPath(one, 'unit')),
  }));
  return found.length > 0 ? found : [NO_VALUE];
}

/** The parameter of a definition that nobody has filled in yet. */
export const newParameter = ({ key, entry }: Definition, field: Field): { values: ParameterValue[] } => {
  const [unit = null] = specOf({ $key: key, $def: entry }, field).units;
  return { values: [{ value: null, unit }] };
};

/** What the form holds → what is sent: what was not touched as it came, values as texts. */
export const toWireParameters = (value: unknown, field: Field): unknown[] =>
  parametersOf(value).map((parameter) => {
    const { $key, $came, $def, values } = parameter;
    const names = membersOf(field);
    const { values: list, single } = optionsOf<ParametersFilled>(field);
    // Without a name there was no input to touch.
    if ($key === '' || ($came && !$def && jsonEqual(values, valuesIn($came, field)))) return $came;
    const isTouched = $came === undefined || !jsonEqual(values, valuesIn($came, field));
    const spec = specOf(parameter, field);
    const filled = values.flatMap((one) => filledIn(one, spec));
    const written = single === undefined ? { [list]: filled } : { [single]: filled[0]?.value ?? '' };
    const said = $def
      ? {
          [names.required]: readPath($def, names.required) === true,
          ...(single === undefined ? { [names.multiple]: spec.multiple } : {}),
        }
      : {};
    return { ...$came, [names.name]: $key, ...said, ...(isTouched ? written : {}) };
  });

/** A value that was filled in; with the only unit, where there is but one. */
function filledIn({ value, unit }: ParameterValue, { units }: Spec): ParameterValue[] {
  const meant = value?.trim() ?? '';
  return meant === ''
    ? []
    : [{ value: meant, unit: unit ?? (units.length === 1 ? (units[0] ?? null) : null) }];
}

/** What a draft keeps: what was typed, but no secrets. */
export const toDraftParameters = (value: unknown, field: Field): unknown =>
  parametersOf(value).map(({ $key, $for, values }) => ({
    $key,
    $for: $for ?? null,
    values: optionsOf<ParametersFilled>(field).secret.includes($key) ? [] : values,
  }));

/** The parameters of a draft over those that were loaded: secrets and what came with them are from there. */
export function fromDraftParameters(draft: unknown, loaded: unknown): Parameter[] {
  // In turn: a name may stand twice, or be missing.
  const left = parametersOf(loaded);
  return parametersOf(draft).map(({ $key, $for, values }) => {
    const at = left.findIndex((one) => one.$key === $key);
    const [known] = at === -1 ? [] : left.splice(at, 1);
    const { values: before = [NO_VALUE], ...same } = known ?? {};
    return { ...same, $key, $for: $for ?? undefined, values: values.length > 0 ? values : before };
  });
}
