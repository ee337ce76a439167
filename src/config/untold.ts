import { isPlainObject } from '../lib/json';
import { readPath } from './readPath';
import type { Condition } from './types';

type Test = Extract<Condition, { field: string }>;

/** What is typed, who is signed in, and what may be absent by its declaration: no answer of a host promises it. */
const OWN = /^(?:form|\$me|\$ids|\$loaded|\$chosen|selection|selectedIds|selectedCount)(?:\.|$)/;
const OF_ANSWER = /^result(?:\.|$)/;

/**
 * Whether nothing can be told from what a condition looks at: a member that is missing, or of another kind than its test is
 * about. What stops an act then stops it, for "is not so" would be a guess. Of an answer that was asked for to check
 * something (`result`) a member has to be there; of a record, one that is tested to be empty need not.
 */
export const isUntold = (condition: Condition, scope: unknown): boolean =>
  testsOf(condition).some((test) => !OWN.test(test.field) && isUnreadable(test, readPath(scope, test.field)));

const testsOf = (condition: Condition): Test[] => {
  if ('all' in condition) return condition.all.flatMap(testsOf);
  if ('any' in condition) return condition.any.flatMap(testsOf);
  return 'not' in condition ? testsOf(condition.not) : [condition];
};

function isUnreadable(
  { field, equals, notEquals, in: among, includes, eachHas, empty }: Test,
  value: unknown,
): boolean {
  const isMissing = value === undefined || value === null;
  if (isMissing) {
    // Who compares with nothing expects it.
    const expectsNone = equals === null || notEquals === null || among?.includes(null) === true;
    return !expectsNone && (empty === undefined || OF_ANSWER.test(field));
  }
  if (includes !== undefined || eachHas !== undefined) return !Array.isArray(value);
  return empty !== undefined && isPlainObject(value);
}
