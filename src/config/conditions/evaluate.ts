import { isJsonEqual } from '../../lib/isJsonEqual';
import { isEmpty } from '../values/isEmpty';
import { readPath } from '../values/readPath';
import { includesNow, timeSpans } from './timeSpans';
import type { Condition, Json } from '../types';

/**
 * Returns true if a condition holds over `scope` (a record, or a form's values over the record). Pure and total.
 *
 * Grammar: `{ all: [...] }`, `{ any: [...] }`, `{ not: ... }`, or `{ field, ... }`. `field` is a path into the scope, and every
 * test beside it must hold. A missing value equals null. `{ field }` alone holds if the value is truthy.
 *
 * Tests:
 * - `equals`, `notEquals`, `in`: deep equality of JSON values.
 * - `includes`: a list that has this value.
 * - `eachHas`: a list of at least one entry, each of which has a value under one of these members.
 * - `empty` (true): null, undefined, '' or [].
 * - `minimum`, `maximum`: a number that is not below, not above this; a text, or no value, is neither.
 * - `currentUser` (true): the id of the signed-in user, `scope.$me.id`; ids are compared as texts.
 * - `past` (true): a moment in Unix seconds that has come.
 * - `within`: a moment that is at most so many seconds in the past or in the future.
 * - `sameDay`: a moment of this day on the clocks of the installation.
 * - `inIds`: a value in the list of that name in `scope.$ids`.
 */
export const evaluate = (condition: Condition, scope: unknown): boolean => {
  if ('all' in condition) return condition.all.every((part) => evaluate(part, scope));
  if ('any' in condition) return condition.any.some((part) => evaluate(part, scope));
  if ('not' in condition) return !evaluate(condition.not, scope);

  const value = readPath(scope, condition.field) ?? null;
  const tests: boolean[] = [];
  if (condition.equals !== undefined) tests.push(isJsonEqual(value, condition.equals));
  if (condition.notEquals !== undefined) tests.push(!isJsonEqual(value, condition.notEquals));
  if (condition.in !== undefined) tests.push(condition.in.some((option) => isJsonEqual(value, option)));
  if (condition.includes !== undefined) tests.push(includesValue(value, condition.includes));
  if (condition.eachHas) tests.push(everyEntryHasAny(value, condition.eachHas));
  if (condition.empty !== undefined) tests.push(isEmpty(value) === condition.empty);
  if (condition.minimum !== undefined) tests.push(isNumber(value) && value >= condition.minimum);
  if (condition.maximum !== undefined) tests.push(isNumber(value) && value <= condition.maximum);
  if (condition.past !== undefined) tests.push(includesNow(timeSpans.past(value)) === condition.past);
  if (condition.within) tests.push(includesNow(timeSpans.within(value, condition.within)));
  if (condition.sameDay !== undefined) tests.push(includesNow(timeSpans.sameDay(value)));
  if (condition.currentUser !== undefined) tests.push(isCurrentUser(value, scope) === condition.currentUser);
  if (condition.inIds !== undefined) tests.push(isInIdList(value, readPath(scope, '$ids'), condition.inIds));
  return tests.length === 0 ? Boolean(value) : tests.every(Boolean);
};

/** Root names of the paths that a condition looks at. */
export const findConditionFields = (condition: Condition): string[] => {
  if ('all' in condition) return condition.all.flatMap(findConditionFields);
  if ('any' in condition) return condition.any.flatMap(findConditionFields);
  if ('not' in condition) return findConditionFields(condition.not);
  return [condition.field];
};

const isNumber = (value: unknown): value is number => typeof value === 'number';

const isId = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

const includesValue = (value: unknown, member: Json): boolean =>
  Array.isArray(value) && value.some((item: unknown) => isJsonEqual(item, member));

const everyEntryHasAny = (value: unknown, members: readonly string[]): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((entry: unknown) => members.some((member) => !isEmpty(readPath(entry, member))));

/** A list that the runtime config does not have is empty. */
const isInIdList = (value: unknown, lists: unknown, name: string): boolean => {
  const list = readPath(lists, name);
  return isId(value) && Array.isArray(list) && list.includes(String(value));
};

const isCurrentUser = (value: unknown, scope: unknown): boolean => {
  const userId = readPath(scope, '$me.id');
  return isId(value) && userId !== undefined && userId !== null && String(userId) === String(value);
};
