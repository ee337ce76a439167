import { isPlainObject } from '../../lib/json';
import { isEmpty } from '../isEmpty';
import type { Context } from './context';
import { suggest } from './suggest';
import type { NameProblem } from './templateProblems';

/** The values that a field declares; [] where a host or a person decides. */
export function declaredValues(field: unknown): string[] {
  if (!isPlainObject(field)) return [];
  const { values } = field;
  return Array.isArray(values) ? values.map(String) : isPlainObject(values) ? Object.keys(values) : [];
}

/** Values that a condition compares with and that its field never has, each with the path to it from the condition. */
export function conditionValueProblems(
  condition: unknown,
  { of, isAction, form }: Context,
): [readonly (string | number)[], NameProblem][] {
  if (!isPlainObject(condition) || typeof condition.field !== 'string') return [];
  const { field, equals, notEquals, in: some } = condition;
  // In the form of an action a name may be that of its own field.
  const allowed = isAction && form?.includes(field) ? [] : declaredValues(of.fields[field]);
  if (allowed.length === 0) return [];
  const compared: [readonly (string | number)[], unknown][] = [
    [['equals'], equals],
    [['notEquals'], notEquals],
    ...(Array.isArray(some)
      ? some.map((value, at): [(string | number)[], unknown] => [['in', at], value])
      : []),
  ];
  return compared
    .filter(([, value]) => !isEmpty(value) && !isPlainObject(value) && !allowed.includes(String(value)))
    .map(([path, value]) => [
      path,
      {
        found: `El campo «${field}» nunca vale ${JSON.stringify(value)}`,
        allowed,
        suggestion: suggest(String(value), allowed),
      },
    ]);
}
