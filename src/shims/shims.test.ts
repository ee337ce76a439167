import { describe, expect, it } from 'vitest';
import * as theirs from 'es-toolkit/compat';
// @ts-expect-error: plain JavaScript for the build.
import isEqual from './isEqual.mjs';
// @ts-expect-error: plain JavaScript for the build.
import union from './union.mjs';

interface Functions {
  isEqual: (a: unknown, b: unknown) => boolean;
  union: (...lists: readonly (readonly unknown[] | null | undefined)[]) => unknown[];
}
const own: Functions = { isEqual, union };

const stored = [
  undefined,
  null,
  0,
  '',
  'a',
  [],
  [1],
  [1, 2],
  [[1], { a: 1 }],
  {},
  { a: 1 },
  { a: undefined },
  { a: 1, b: [1, { c: null }] },
];
const copy = (value: unknown): unknown => (value === undefined ? value : structuredClone(value));

describe('what stands for lodash in the build', () => {
  it('compares what can be stored as lodash does', () => {
    for (const a of stored)
      for (const b of stored) {
        const says = own.isEqual(a, copy(b));
        expect(says, `${JSON.stringify(a)} and ${JSON.stringify(b)}`).toBe(theirs.isEqual(a, copy(b)));
      }
  });

  it('joins lists as lodash does', () => {
    const lists: readonly (readonly unknown[] | null)[] = [[1, 2], ['2', 2], null, [], [3, 1]];
    expect(own.union(...lists)).toEqual(theirs.union<unknown>(...lists));
  });
});
