import { isPlainObject } from '../../../lib/json';
import { isEmpty } from '../../values/isEmpty';
import type { NameContext } from '../nameContext';
import { findNearestName } from './nearestNames';
import type { NameProblem } from './templateProblems';

/** Returns the values that a field declares; [] if a host or a user decides. */
export function getDeclaredValues(field: unknown): string[] {
  if (!isPlainObject(field)) return [];
  const { values } = field;
  return Array.isArray(values)
    ? values.filter((value) => typeof value !== 'object').map(String)
    : isPlainObject(values)
      ? Object.keys(values)
      : [];
}

type LocatedProblem = [readonly (string | number)[], NameProblem];

/**
 * Finds values in a condition that its field never has, and id lists where they are not available, each with its path from
 * the condition.
 */
export const findConditionValueProblems = (condition: unknown, context: NameContext): LocatedProblem[] =>
  isPlainObject(condition) && typeof condition.field === 'string'
    ? [
        ...findMisplacedIdLists(condition, context),
        ...findImpossibleValues(condition, condition.field, context),
        ...findMissingTest(condition, condition.field, context),
      ]
    : [];

type ValueTest = Readonly<Record<string, unknown>>;

/** Reports id lists in display conditions, whose scope is only the record. */
const findMisplacedIdLists = ({ inIds }: ValueTest, { scopeNames }: NameContext): LocatedProblem[] =>
  inIds === undefined || scopeNames.includes('$me')
    ? []
    : [
        [
          ['inIds'],
          { found: 'Lists of ids are not available here', allowed: ['equals', 'in'], suggestion: null },
        ],
      ];

/**
 * Reports a condition without a test over a field that is not a yes or no: it would only tell whether the value is truthy, which
 * an empty list, the text "false" and every id are.
 */
function findMissingTest(
  condition: ValueTest,
  field: string,
  { outline, isActionScope, formNames }: NameContext,
): LocatedProblem[] {
  const declaredField = outline.fields[field];
  const isOtherField = isActionScope && formNames?.includes(field);
  if (Object.keys(condition).length > 1 || isOtherField || !isPlainObject(declaredField)) return [];
  if (declaredField.type === 'boolean') return [];
  const found = `A condition over "${field}" needs a comparison: only a field of the type "boolean" has none`;
  return [[[], { found, allowed: ['equals', 'in', 'empty'], suggestion: null }]];
}

function findImpossibleValues(
  { equals, notEquals, in: options }: ValueTest,
  field: string,
  { outline, isActionScope, formNames }: NameContext,
): LocatedProblem[] {
  // In an action's form, the name may be that of a form field.
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
        found: `The field "${field}" never has the value ${JSON.stringify(value)}`,
        allowed,
        suggestion: findNearestName(String(value), allowed),
      },
    ]);
}
