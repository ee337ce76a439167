import { isPlainObject } from '../../../lib/json';
import { isListedParameter, parameterNames, parametersCollide } from '../../dialects/parameterNames';
import type { Dialect, DialectOperator } from '../../types';
import type { NameProblem } from '../names/templateProblems';
import type { DeclaredDialect } from './declaredDialect';

export type LocatedProblem = readonly [path: readonly (string | number)[], problem: NameProblem];

/** Dialect operators that each kind of filter needs. */
export const REQUIRED_OPERATORS: Readonly<Record<string, readonly DialectOperator[]>> = {
  one: ['='],
  several: ['several'],
  range: ['>=', '<='],
  presence: ['null', 'not null'],
};

/** Finds filters that would write a parameter of the list itself, or of another filter: the host could not read both. */
export function findFilterCollisions(
  { filters, query }: Readonly<Record<string, unknown>>,
  outline: DeclaredDialect & { fields?: Readonly<Record<string, unknown>> },
  dialect: Dialect | undefined,
): LocatedProblem[] {
  if (!dialect || outline.hasOwnFilter || !Array.isArray(filters)) return [];
  const fixed = [...outline.fixedParameters, ...(isPlainObject(query) ? Object.keys(query) : [])];
  if (dialect.conditions !== false) {
    const { ignores } = dialect.conditions;
    const ignored = fixed.find((name) => isListedParameter(ignores, name));
    return ignored === undefined || filters.length === 0 ? [] : [[['filters'], describeFixed(ignored)]];
  }
  const written = filters.map((filter: unknown) => writtenNames(filter, outline.fields ?? {}, dialect));
  return filters.flatMap((filter: unknown, index): LocatedProblem[] => {
    const path = ['filters', index, ...(isPlainObject(filter) ? ['field'] : [])];
    const collidesWith = (names: readonly string[]): string | undefined =>
      names.find((name) => written[index]?.some((own) => parametersCollide(own, name)));
    const fixedName = collidesWith(fixed);
    if (fixedName !== undefined) return [[path, describeFixed(fixedName)]];
    const otherName = collidesWith(written.slice(0, index).flat());
    return otherName === undefined ? [] : [[path, describeShared(otherName, outline.host)]];
  });
}

const describeFixed = (name: string): NameProblem => ({
  found: `"${name}" is fixed in the query of this list, and the host reads one`,
  allowed: ['remove the filter', 'remove the parameter of query'],
  suggestion: null,
});

const describeShared = (name: string, host: string): NameProblem => ({
  found: `Another filter writes the parameter "${name}", and the host "${host}" reads one`,
  allowed: ['one filter for each parameter', 'conditions in the dialect'],
  suggestion: null,
});

/** Returns the parameters that a filter would write. */
function writtenNames(
  filter: unknown,
  fields: Readonly<Record<string, unknown>>,
  dialect: Dialect,
): string[] {
  const { field, kind = 'one' } = isPlainObject(filter) ? filter : { field: filter };
  if (typeof field !== 'string') return [];
  const declared = fields[field];
  const filterBy = isPlainObject(declared) ? declared.filterBy : undefined;
  const operators = REQUIRED_OPERATORS[String(kind)] ?? [];
  return operators.flatMap((operator) => {
    const template = dialect.filter[operator];
    return typeof template === 'string'
      ? parameterNames(template, typeof filterBy === 'string' ? filterBy : field)
      : [];
  });
}
