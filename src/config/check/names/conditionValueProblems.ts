import { isPlainObject } from '../../../lib/json';
import { isEmpty } from '../../values/isEmpty';
import type { NameContext } from '../nameContext';
import { findNearestName } from './nearestNames';
import type { NameProblem } from './templateProblems';

/** The values that a field declares; [] where a host or a person decides. */
export function getDeclaredValues(field: unknown): string[] {
  if (!isPlainObject(field)) return [];
  const { values } = field;
  return Array.isArray(values) ? values.map(String) : isPlainObject(values) ? Object.keys(values) : [];
}

type LocatedProblem = [readonly (string | number)[], NameProblem];

/**
 * Values that a condition compares with and that its field never has, and lists of ids where nobody knows them, each with
 * the path to it from the condition.
 */
export const findConditionValueProblems = (condition: unknown, context: NameContext): LocatedProblem[] =>
  isPlainObject(condition) && typeof condition.field === 'string'
    ? [
        ...findMisplacedIdLists(condition, context),
        ...findImpossibleValues(condition, condition.field, context),
      ]
    : [];

type ValueTest = Readonly<Record<string, unknown>>;

/** Where a record is shown, nothing is known but the record. */
const findMisplacedIdLists = ({ inIds }: ValueTest, { scopeNames }: NameContext): LocatedProblem[] =>
  inIds === undefined || scopeNames.includes('$me')
    ? []
    : [
        [
          ['inIds'],
          { found: 'Aquí no se conocen las listas de ids', allowed: ['equals', 'in'], suggestion: null },
        ],
      ];

function findImpossibleValues(
  { equals, notEquals, in: options }: ValueTest,
  field: string,
  { outline, isActionScope, formNames }: NameContext,
): LocatedProblem[] {
  // In the form of an action a name may be that of its own field.
  const allowed = isActionScope && formNames?.includes(field) ? [] : getDeclaredValues(outline.fields[field]);
  if (allowed.length === 0) return [];
  const comparisons: [readonly (string | number)[], unknown][] = [
    [['equals'], equals],
    [['notEquals'], notEquals],
    ...(Array.isArray(options)
      ? options.map((value, index): [(string | number)[], unknown] => [['in', index], value])
      : []),
  ];
  return comparisons
    .filter(([, value]) => !isEmpty(value) && !isPlainObject(value) && !allowed.includes(String(value)))
    .map(([path, value]) => [
      path,
      {
        found: `El campo «${field}» nunca vale ${JSON.stringify(value)}`,
        allowed,
        suggestion: findNearestName(String(value), allowed),
      },
    ]);
}
