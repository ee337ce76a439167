import { foldAccents } from '../../../fixtures/generators/foldText';
import type { Comparison, Criteria } from '../criteria';
import type { CollectionName, RowOf } from '../collections';
import type { MemberReader, MemberValue } from './memberReaders';

type Test = (value: MemberValue) => boolean;

/** One condition on a member, as in {@link Criteria}. */
export type Condition = MemberValue | Comparison<MemberValue>;

export const isComparison = (condition: Condition): condition is Comparison<MemberValue> =>
  typeof condition === 'object' && condition !== null;

/** Compares values of one type; false for null. */
const compare =
  (isRight: (left: string | number | boolean, right: string | number | boolean) => boolean) =>
  (operand: MemberValue): Test =>
  (value) =>
    value !== null && operand !== null && isRight(value, operand);

/** Tests by the name of a comparison. */
const tests = {
  not: (operand: MemberValue) => (value: MemberValue) => value !== operand,
  in: (operands: readonly MemberValue[]) => {
    const values = new Set(operands);
    return (value: MemberValue) => values.has(value);
  },
  lt: compare((left, right) => left < right),
  lte: compare((left, right) => left <= right),
  gt: compare((left, right) => left > right),
  gte: compare((left, right) => left >= right),
  contains: (text: string) => (value: MemberValue) => typeof value === 'string' && value.includes(text),
  is: (text: string) => (value: MemberValue) => value === text,
};

function compileComparison({ fold, ...comparison }: Comparison<MemberValue>): Test {
  const all = (Object.keys(tests) as (keyof typeof tests)[]).flatMap((key) => {
    const operand = comparison[key];
    // The type of an operand depends on its key, which a lookup cannot express.
    return operand === undefined ? [] : [(tests[key] as (value: typeof operand) => Test)(operand)];
  });
  const matches: Test = (value) => all.every((test) => test(value));
  return fold === true ? (value) => matches(typeof value === 'string' ? foldAccents(value) : value) : matches;
}

function compileCondition<Row>(read: MemberReader<Row>, condition: Condition): (row: Row) => boolean {
  const test = isComparison(condition)
    ? compileComparison(condition)
    : (value: MemberValue) => value === condition;
  return (row) => {
    const value = read(row);
    if (!Array.isArray(value)) return test(value as MemberValue);
    return value.length === 0 ? test(null) : value.some(test);
  };
}

/** The conditions on members in criteria. */
export const memberConditions = <Name extends CollectionName>({
  any: _any,
  all: _all,
  none: _none,
  ...members
}: Criteria<Name>): [string, Condition][] =>
  Object.entries(members as Record<string, Condition | undefined>).filter(
    (entry): entry is [string, Condition] => entry[1] !== undefined,
  );

/** Returns the test of a row by criteria. `readerOf` returns the reader of a member. */
export function compileCriteria<Name extends CollectionName, Row = RowOf<Name>>(
  criteria: Criteria<Name>,
  readerOf: (member: string) => MemberReader<Row>,
): (row: Row) => boolean {
  const compile = (part: Criteria<Name>) => compileCriteria(part, readerOf);
  const conditions = memberConditions(criteria).map(([member, condition]) =>
    compileCondition(readerOf(member), condition),
  );
  conditions.push(...(criteria.all ?? []).map(compile));
  for (const matches of (criteria.none ?? []).map(compile)) conditions.push((row) => !matches(row));
  const alternatives = criteria.any?.map(compile);
  const [first, ...others] = conditions;
  if (others.length === 0 && alternatives === undefined) return first ?? (() => true);
  return (row) =>
    conditions.every((matches) => matches(row)) &&
    (alternatives === undefined || alternatives.some((matches) => matches(row)));
}
