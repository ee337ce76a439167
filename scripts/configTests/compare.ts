import { isEqual } from 'es-toolkit';
import { readable } from './host';
import type { TestCase } from './schema';
import type { Seen } from './screen';

/** One difference: where in the test, what it expects, what was there. */
export interface Missed {
  path: string;
  expected: unknown;
  found: unknown;
}

/** What a test expects and what it saw, compared; none where all is as promised. */
export function compare(test: TestCase, seen: Seen): Missed[] {
  return [
    ...seen.unknown.map((call): Missed => ({
      path: `answers["${call}"]`,
      expected: 'una respuesta',
      found: 'nada',
    })),
    ...(test.fails === undefined && seen.fails !== undefined && seen.unknown.length === 0
      ? [{ path: 'fails', expected: 'que no falle', found: seen.fails }]
      : []),
    ...(test.refused === undefined && seen.refused
      ? [{ path: 'refused', expected: 'que se envíe', found: seen.refused }]
      : []),
    ...callsMissed(test, seen),
    ...rowsMissed(test, seen),
    ...(['total', 'title', 'refused', 'fails'] as const).flatMap((key) => missed(key, test[key], seen[key])),
    ...Object.entries(test.shows ?? {}).flatMap(([name, text]) =>
      missed(`shows.${name}`, text, plain(seen.shows?.[name])),
    ),
  ];
}

const missed = (path: string, expected: unknown, found: unknown): Missed[] =>
  expected === undefined || isEqual(expected, found) ? [] : [{ path, expected, found }];

/** Numbers are formatted with blanks that nobody can type. */
const plain = (text: unknown): unknown =>
  typeof text === 'string' ? text.replaceAll(/[\u00a0\u202f]/g, ' ') : text;

function callsMissed({ calls }: TestCase, { sent }: Seen): Missed[] {
  if (!calls) return [];
  return Array.from({ length: Math.max(calls.length, sent.length) }, (_, at) => at).flatMap((at) => {
    const expected = calls[at];
    const found = sent[at];
    const { call, body } =
      typeof expected === 'string' ? { call: expected, body: undefined } : { ...expected };
    if (call === undefined || found === undefined || readable(call) !== found.call)
      return [{ path: `calls[${at}]`, expected: call, found: found?.call }];
    return typeof expected === 'string' ? [] : differences(`calls[${at}].body`, body, found.body);
  });
}

/** The members that differ, each with its path. */
function differences(path: string, expected: unknown, found: unknown): Missed[] {
  if (isEqual(expected, found)) return [];
  const both = [expected, found].every((one) => typeof one === 'object' && one !== null);
  if (!both || Array.isArray(expected) !== Array.isArray(found)) return [{ path, expected, found }];
  const [left, right] = [Object(expected), Object(found)] as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((key) =>
    differences(Array.isArray(expected) ? `${path}[${key}]` : `${path}.${key}`, left[key], right[key]),
  );
}

function rowsMissed({ rows }: TestCase, seen: Seen): Missed[] {
  if (!rows) return [];
  if (rows.length !== (seen.rows?.length ?? 0))
    return [{ path: 'rows', expected: `${rows.length} filas`, found: `${seen.rows?.length ?? 0} filas` }];
  return rows.flatMap((row, at) =>
    Object.entries(row).flatMap(([name, text]) =>
      missed(`rows[${at}].${name}`, text, plain(seen.rows?.[at]?.[name])),
    ),
  );
}
