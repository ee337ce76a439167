import * as z from 'zod/mini';
import { isPlainObject } from '../../lib/json';
import { placeholdersIn } from '../template';
import { declaredValues } from './conditionValues';
import type { Context } from './context';
import type { KnownNames } from './known';
import { suggest } from './suggest';
import { templateProblems, type NameProblem } from './templateProblems';

/**
 * Rules of a declared field that its schema cannot say: limits against each other, a default against the type, and what it
 * has to be equal to against its own name.
 */
export function fieldProblems(
  name: string,
  field: Readonly<Record<string, unknown>>,
  context: Context,
  known: KnownNames,
) {
  return [
    ...limitProblems(field),
    ...defaultProblems(field, context, known),
    ...ownProblems(name, field, context),
    ...valueProblems(field),
    ...joinProblems(field),
    ...languageProblems(field),
    ...rangeProblems(field),
  ];
}

/** A problem with the key, or the path from the field, where it stands. */
type At = readonly [key: string | readonly string[], problem: NameProblem];

/** `min` over `max`, whatever is limited: `minLength` and `maxLength`, `rows` and `maxRows`. */
export function limitProblems(field: Readonly<Record<string, unknown>>): At[] {
  return Object.entries(field).flatMap(([key, least]): At[] => {
    const rest = key.startsWith('min') ? key.slice(3) : key.charAt(0).toUpperCase() + key.slice(1);
    const other = `max${rest}`;
    const most = field[other];
    if (typeof least !== 'number' || typeof most !== 'number' || least <= most) return [];
    const found = `${least} es mayor que «${other}» (${most})`;
    return [[key, { found, allowed: [`hasta ${most}`], suggestion: null }]];
  });
}

/** A default that the type of the field cannot hold, or that is none of its values. */
function defaultProblems(
  field: Readonly<Record<string, unknown>>,
  context: Context,
  { fieldSchemas }: KnownNames,
): At[] {
  const { type, default: value } = field;
  if (value === undefined || value === null || typeof type !== 'string') return [];
  if (context.isAction && typeof value === 'string' && placeholdersIn(value).length > 0)
    return templateProblems(value, context).map((problem): At => ['default', problem]);
  const own = fieldSchemas.get(type);
  const schema = context.isAction ? (own?.start ?? own?.value) : own?.value;
  if (schema && !z.safeParse(schema, value).success)
    return [['default', wrong(value, `un campo de tipo «${type}»`, [])]];
  const allowed = declaredValues(field);
  const isOne = [value].flat().every((one) => allowed.length === 0 || allowed.includes(String(one)));
  return isOne ? [] : [['default', wrong(value, 'este campo', allowed)]];
}

const wrong = (value: unknown, of: string, allowed: readonly string[]): NameProblem => ({
  found: `${JSON.stringify(value)} no puede ser el valor inicial de ${of}`,
  allowed,
  suggestion: null,
});

/** What is said of a value that is none of the field's. */
function valueProblems(field: Readonly<Record<string, unknown>>): At[] {
  const allowed = declaredValues(field);
  if (allowed.length === 0) return [];
  return (['valueAccess', 'disabledValues'] as const).flatMap((key) =>
    Object.keys(isPlainObject(field[key]) ? field[key] : {})
      .filter((value) => !allowed.includes(value))
      .map((value): At => {
        const found = `Este campo no tiene el valor «${value}»`;
        return [[key, value], { found, allowed, suggestion: suggest(value, allowed) }];
      }),
  );
}

/** A text that holds several values is chosen several from. */
function joinProblems({ join, multiple }: Readonly<Record<string, unknown>>): At[] {
  if (join === undefined || multiple === true) return [];
  const found = '«join» une varios valores, y este campo solo tiene uno';
  return [['join', { found, allowed: ['multiple: true'], suggestion: null }]];
}

/** The ends of items that are ranges are fields of theirs. */
function rangeProblems({ noOverlap, fields }: Readonly<Record<string, unknown>>): At[] {
  if (!isPlainObject(noOverlap) || !isPlainObject(fields)) return [];
  const allowed = Object.keys(fields);
  return ['from', 'to'].flatMap((key): At[] => {
    const name = noOverlap[key];
    if (typeof name !== 'string' || allowed.includes(name)) return [];
    const found = `Los elementos no tienen el campo «${name}»`;
    return [[['noOverlap', key], { found, allowed, suggestion: suggest(name, allowed) }]];
  });
}

/** A value is read at one place, or at one for each language. */
function languageProblems({ byLanguage, source }: Readonly<Record<string, unknown>>): At[] {
  if (byLanguage === undefined) return [];
  const problem = (found: string, allowed: readonly string[]): At[] => [
    ['byLanguage', { found, allowed, suggestion: null }],
  ];
  if (source !== undefined) return problem('«byLanguage» no va junto a «source»', ['source']);
  if (!isPlainObject(byLanguage) || Object.keys(byLanguage).length > 0) return [];
  return problem('Falta dónde se lee en cada idioma', ['es', 'en']);
}

/** A field that has to be equal to itself always is. An `id` is that of the record, whatever the form holds. */
function ownProblems(
  name: string,
  { equalTo }: Readonly<Record<string, unknown>>,
  { record }: Context,
): At[] {
  if (equalTo !== name || name === 'id') return [];
  const found = `«${name}» se compararía consigo mismo, y siempre sería igual`;
  const allowed = (record ?? []).filter((other) => other !== name);
  return [['equalTo', { found, allowed, suggestion: null }]];
}
