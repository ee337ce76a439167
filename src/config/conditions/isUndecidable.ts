import { isPlainObject } from '../../lib/json';
import { readPath } from '../values/readPath';
import type { Condition } from '../types';

type ValueTest = Extract<Condition, { field: string }>;

/**
 * Roots that do not depend on a response: form values, the signed-in user, and values that the declaration allows to be absent.
 */
const LOCAL_SCOPE = /^(?:form|\$me|\$ids|\$loaded|\$chosen|selection|selectedIds|selectedCount)(?:\.|$)/;
const RESPONSE_SCOPE = /^result(?:\.|$)/;

/**
 * True if a condition cannot be decided: a member is missing, or of another type than its test expects. A blocker that cannot
 * be decided blocks, because false would be a guess. A response of a check (`result`) must have the member; a record may lack a
 * member that is tested with `empty`.
 */
export const isUndecidable = (condition: Condition, scope: unknown): boolean =>
  collectTests(condition).some(
    (test) => !LOCAL_SCOPE.test(test.field) && cannotBeTested(test, readPath(scope, test.field)),
  );

/** Returns the tests of a condition, at any depth. */
export const collectTests = (condition: Condition): ValueTest[] => {
  if ('all' in condition) return condition.all.flatMap(collectTests);
  if ('any' in condition) return condition.any.flatMap(collectTests);
  return 'not' in condition ? collectTests(condition.not) : [condition];
};

function cannotBeTested(
  { field, equals, notEquals, in: options, includes, eachHas, empty }: ValueTest,
  value: unknown,
): boolean {
  const isMissing = value === undefined || value === null;
  if (isMissing) {
    // Who compares with nothing expects it.
    const expectsMissing = equals === null || notEquals === null || options?.includes(null) === true;
    return !expectsMissing && (empty === undefined || RESPONSE_SCOPE.test(field));
  }
  if (includes !== undefined || eachHas !== undefined) return !Array.isArray(value);
  return empty !== undefined && isPlainObject(value);
}
