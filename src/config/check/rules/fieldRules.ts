import * as z from 'zod/mini';
import { isPlainObject } from '../../../lib/json';
import { findPlaceholders } from '../../template';
import { findUnpairedBrace } from '../../templateBraces';
import { getDeclaredValues } from '../names/conditionValueProblems';
import type { NameContext } from '../nameContext';
import type { KnownNames } from '../knownNames';
import { findNearestName } from '../names/nearestNames';
import { findTemplateProblems, type NameProblem } from '../names/templateProblems';

/**
 * Checks rules of a field that its schema cannot express: limits against each other, a default against the type, and
 * `equalTo` against its own name.
 */
export function findFieldProblems(
  name: string,
  field: Readonly<Record<string, unknown>>,
  context: NameContext,
  knownNames: KnownNames,
) {
  return [
    ...findLimitProblems(field),
    ...findDefaultProblems(field, context, knownNames),
    ...findSelfReferenceProblems(name, field, context),
    ...findMissingValuesProblems(field, context),
    ...findValueProblems(field),
    ...findDisplayProblems(field),
    ...findJoinProblems(field),
    ...findLanguageProblems(field),
    ...findRangeProblems(field),
  ];
}

/** A problem with its key, or its path from the field. */
type LocatedProblem = readonly [key: string | readonly string[], problem: NameProblem];

/** Reports `min` over `max` for any limit: `minLength` and `maxLength`, `rows` and `maxRows`. */
export function findLimitProblems(field: Readonly<Record<string, unknown>>): LocatedProblem[] {
  return Object.entries(field).flatMap(([key, minimum]): LocatedProblem[] => {
    const suffix = key.startsWith('min') ? key.slice(3) : key.charAt(0).toUpperCase() + key.slice(1);
    const maxKey = `max${suffix}`;
    const maximum = field[maxKey];
    if (typeof minimum !== 'number' || typeof maximum !== 'number' || minimum <= maximum) return [];
    const found = `${minimum} is greater than "${maxKey}" (${maximum})`;
    return [[key, { found, allowed: [`up to ${maximum}`], suggestion: null }]];
  });
}

/** Reports a default that does not match the type of the field, or is not one of its values. */
function findDefaultProblems(
  field: Readonly<Record<string, unknown>>,
  context: NameContext,
  { fieldSchemas }: KnownNames,
): LocatedProblem[] {
  const { type, default: value } = field;
  if (value === undefined || value === null || typeof type !== 'string') return [];
  if (context.isActionScope && typeof value === 'string' && findPlaceholders(value).length > 0)
    return findTemplateProblems(value, context).map((problem): LocatedProblem => ['default', problem]);
  const fieldSchema = fieldSchemas.get(type);
  const schema = context.isActionScope ? (fieldSchema?.start ?? fieldSchema?.value) : fieldSchema?.value;
  if (schema && !z.safeParse(schema, value).success)
    return [['default', createDefaultProblem(value, `a field of the type "${type}"`, [])]];
  const limitProblem = findDefaultLimitProblem(field, value);
  if (limitProblem) return [['default', limitProblem]];
  const allowed = getDeclaredValues(field);
  const isAllowed = [value].flat().every((entry) => allowed.length === 0 || allowed.includes(String(entry)));
  return isAllowed ? [] : [['default', createDefaultProblem(value, 'this field', allowed)]];
}

/** Returns the problem of a default outside the limits of its field: a form would begin with a value that it refuses. */
function findDefaultLimitProblem(
  { min, max, minLength, maxLength }: Readonly<Record<string, unknown>>,
  value: unknown,
): NameProblem | undefined {
  const isText = typeof value === 'string';
  const size = isText ? value.length : value;
  const [least, most] = isText ? [minLength, maxLength] : [min, max];
  const isBelow = typeof size === 'number' && typeof least === 'number' && size < least;
  const isAbove = typeof size === 'number' && typeof most === 'number' && size > most;
  if (!isBelow && !isAbove) return undefined;
  const unit = isText ? ' characters' : '';
  const limit = isBelow ? `at least ${String(least)}${unit}` : `at most ${String(most)}${unit}`;
  return {
    found: `The default ${JSON.stringify(value)} is outside the limits of the field`,
    allowed: [limit],
    suggestion: null,
  };
}

const createDefaultProblem = (value: unknown, target: string, allowed: readonly string[]): NameProblem => ({
  found: `${JSON.stringify(value)} cannot be the default of ${target}`,
  allowed,
  suggestion: null,
});

/** Keys that give a field values besides `values`, or labels for whatever the host writes. */
const OTHER_VALUE_KEYS = ['path', 'recordPath', 'labelKeyPrefix', 'numberLabels'];

/** True for a field with a choice of values that declares none, loads none, and takes no others. */
export const hasNoValues = (field: Readonly<Record<string, unknown>>): boolean =>
  (field.type === 'enum' || field.type === 'status') &&
  field.allowOtherValues !== true &&
  getDeclaredValues(field).length === 0 &&
  OTHER_VALUE_KEYS.every((key) => field[key] === undefined);

/** Reports an empty `values`, and a choice without values in the form of an action. */
function findMissingValuesProblems(
  field: Readonly<Record<string, unknown>>,
  { isActionScope }: NameContext,
): LocatedProblem[] {
  if (!hasNoValues(field) || (field.values === undefined && !isActionScope)) return [];
  const found = 'The field has no values to choose from';
  return [['values', { found, allowed: ['values', 'path', 'recordPath'], suggestion: null }]];
}

/** Reports options for a value that the field does not have. */
function findValueProblems(field: Readonly<Record<string, unknown>>): LocatedProblem[] {
  const hasOtherValues =
    field.allowOtherValues === true || field.path !== undefined || field.recordPath !== undefined;
  const allowed = hasOtherValues ? [] : getDeclaredValues(field);
  if (allowed.length === 0) return [];
  return (['valueAccess', 'disabledValues', 'tones'] as const).flatMap((key) =>
    Object.keys(isPlainObject(field[key]) ? field[key] : {})
      .filter((value) => !allowed.includes(value))
      .map((value): LocatedProblem => {
        const found = `This field does not have the value "${value}"`;
        return [[key, value], { found, allowed, suggestion: findNearestName(value, allowed) }];
      }),
  );
}

/** Reports a brace without its pair in the text of an entry, whose members only the host knows. */
function findDisplayProblems({ resource, display }: Readonly<Record<string, unknown>>): LocatedProblem[] {
  // Titles of another resource are checked with their names.
  if (resource !== undefined) return [];
  return [display].flat().flatMap((template): LocatedProblem[] => {
    const brace = typeof template === 'string' ? findUnpairedBrace(template) : undefined;
    if (!brace) return [];
    return [['display', { found: brace.found, allowed: ['{name}'], suggestion: brace.meant ?? null }]];
  });
}

/** Reports `join` on a field without `multiple`. */
function findJoinProblems({ join, multiple }: Readonly<Record<string, unknown>>): LocatedProblem[] {
  if (join === undefined || multiple === true) return [];
  const found = '"join" joins several values, and this field has only one';
  return [['join', { found, allowed: ['multiple: true'], suggestion: null }]];
}

/** Checks that the ends of a range are fields of the items. */
function findRangeProblems({ noOverlap, fields }: Readonly<Record<string, unknown>>): LocatedProblem[] {
  if (!isPlainObject(noOverlap) || !isPlainObject(fields)) return [];
  const allowed = Object.keys(fields);
  return ['from', 'to'].flatMap((key): LocatedProblem[] => {
    const name = noOverlap[key];
    if (typeof name !== 'string' || allowed.includes(name)) return [];
    const found = `The items do not have the field "${name}"`;
    return [[['noOverlap', key], { found, allowed, suggestion: findNearestName(name, allowed) }]];
  });
}

/** Reports `localizedSource` beside `source`, or without a language. */
function findLanguageProblems({
  localizedSource,
  source,
}: Readonly<Record<string, unknown>>): LocatedProblem[] {
  if (localizedSource === undefined) return [];
  const createProblem = (found: string, allowed: readonly string[]): LocatedProblem[] => [
    ['localizedSource', { found, allowed, suggestion: null }],
  ];
  if (source !== undefined) return createProblem('"localizedSource" does not go with "source"', ['source']);
  if (!isPlainObject(localizedSource) || Object.keys(localizedSource).length > 0) return [];
  return createProblem('The member of each language is missing', ['es', 'en']);
}

/** Reports a field that has to equal itself, which is always true. An `id` is that of the record, not of the form. */
function findSelfReferenceProblems(
  name: string,
  { equalTo }: Readonly<Record<string, unknown>>,
  { recordNames }: NameContext,
): LocatedProblem[] {
  if (equalTo !== name || name === 'id') return [];
  const found = `"${name}" would be compared with itself, and would always be equal`;
  const allowed = (recordNames ?? []).filter((candidate) => candidate !== name);
  return [['equalTo', { found, allowed, suggestion: null }]];
}
