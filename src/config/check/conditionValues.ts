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

type Found = [readonly (string | number)[], NameProblem];

/**
 * Values that a condition compares with and that its field never has, and lists of ids where nobody knows them, each with
 * the path to it from the condition.
 */
export const conditionValueProblems = (condition: unknown, context: Context): Found[] =>
  isPlainObject(condition) && typeof condition.field === 'string'
    ? [...misplacedIds(condition, context), ...neverEqual(condition, condition.field, context)]
    : [];

type Test = Readonly<Record<string, unknown>>;

/** Where a record is shown, nothing is known but the record. */
const misplacedIds = ({ inIds }: Test, { words }: Context): Found[] =>
  inIds === undefined || words.includes('$me')
    ? []
    : [
        [
          ['inIds'],
          { found: 'Aquí no se conocen las listas de ids', allowed: ['equals', 'in'], suggestion: null },
        ],
      ];

function neverEqual(
  { equals, notEquals, in: some }: Test,
  field: string,
  { of, isAction, form }: Context,
): Found[] {
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
