import { isEqual } from 'es-toolkit';
import { decodeCall } from './fakeFetch';
import type { TestCase } from './testFile';
import type { ScreenResult } from './runScreen';

/** A difference: its place in the test, the expected and the actual value. */
export interface Mismatch {
  path: string;
  expected: unknown;
  actual: unknown;
}

/** Compares the expectations of a test with its result; returns the differences. */
export function compareResult(test: TestCase, result: ScreenResult): Mismatch[] {
  return [
    ...result.unansweredCalls.map((call): Mismatch => ({
      path: `answers["${call}"]`,
      expected: 'a response',
      actual: 'nothing',
    })),
    ...(test.fails === undefined && result.fails !== undefined && result.unansweredCalls.length === 0
      ? [{ path: 'fails', expected: 'no failure', actual: result.fails }]
      : []),
    ...(test.refused === undefined && result.refused
      ? [{ path: 'refused', expected: 'a request', actual: result.refused }]
      : []),
    ...compareCalls(test, result),
    ...compareRows(test, result),
    ...(['total', 'title', 'refused', 'fails'] as const).flatMap((key) =>
      mismatches(key, test[key], result[key]),
    ),
    ...Object.entries(test.shows ?? {}).flatMap(([name, text]) =>
      mismatches(`shows.${name}`, text, normalizeSpaces(result.shows?.[name])),
    ),
  ];
}

const mismatches = (path: string, expected: unknown, actual: unknown): Mismatch[] =>
  expected === undefined || isEqual(expected, actual) ? [] : [{ path, expected, actual }];

/** Number formats contain non-breaking spaces, which test authors cannot type. */
const normalizeSpaces = (text: unknown): unknown =>
  typeof text === 'string' ? text.replaceAll(/[\u00a0\u202f]/g, ' ') : text;

function compareCalls({ calls }: TestCase, { sentCalls }: ScreenResult): Mismatch[] {
  if (!calls) return [];
  return Array.from({ length: Math.max(calls.length, sentCalls.length) }, (_, index) => index).flatMap(
    (index) => {
      const expected = calls[index];
      const actual = sentCalls[index];
      const { call, body } =
        typeof expected === 'string' ? { call: expected, body: undefined } : { ...expected };
      if (call === undefined || actual === undefined || decodeCall(call) !== actual.call)
        return [{ path: `calls[${index}]`, expected: call, actual: actual?.call }];
      return typeof expected === 'string' ? [] : memberDifferences(`calls[${index}].body`, body, actual.body);
    },
  );
}

/** Returns the members that differ, each with its path. */
function memberDifferences(path: string, expected: unknown, actual: unknown): Mismatch[] {
  if (isEqual(expected, actual)) return [];
  const areObjects = [expected, actual].every((value) => typeof value === 'object' && value !== null);
  if (!areObjects || Array.isArray(expected) !== Array.isArray(actual)) return [{ path, expected, actual }];
  const [left, right] = [Object(expected), Object(actual)] as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((key) =>
    memberDifferences(Array.isArray(expected) ? `${path}[${key}]` : `${path}.${key}`, left[key], right[key]),
  );
}

function compareRows({ rows }: TestCase, result: ScreenResult): Mismatch[] {
  if (!rows) return [];
  if (rows.length !== (result.rows?.length ?? 0))
    return [{ path: 'rows', expected: `${rows.length} rows`, actual: `${result.rows?.length ?? 0} rows` }];
  return rows.flatMap((row, index) =>
    Object.entries(row).flatMap(([name, text]) =>
      mismatches(`rows[${index}].${name}`, text, normalizeSpaces(result.rows?.[index]?.[name])),
    ),
  );
}
