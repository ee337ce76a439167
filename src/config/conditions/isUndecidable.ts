import { isPlainObject } from '../../lib/json';
import { readPath } from '../values/readPath';
import type { Condition } from '../types';

type ValueTest = Extract<Condition, { field: string }>;

/** What is typed, who is signed in, and what may be absent by its declaration: no answer of a host promises it. */
const LOCAL_SCOPE = /^(?:form|\$me|\$ids|\$loaded|\$chosen|selection|selectedIds|selectedCount)(?:\.|$)/;
const RESPONSE_SCOPE = /^result(?:\.|$)/;

/**
 * Whether nothing can be told from what a condition looks at: a member that is missing, or of another kind than its test is
 * about. What stops an act then stops it, for "is not so" would be a guess. Of an answer that was asked for to check
 * something (`result`) a member has to be there; of a record, one that is tested to be empty need not.
 */
export const isUndecidable = (condition: Condition, scope: unknown): boolean =>
  collectTests(condition).some(
    (test) => !LOCAL_SCOPE.test(test.field) && cannotBeTested(test, readPath(scope, test.field)),
  );

const collectTests = (condition: Condition): ValueTest[] => {
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
