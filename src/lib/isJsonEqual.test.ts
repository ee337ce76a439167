import { isDeepStrictEqual } from 'node:util';
import fc from '../testing/fastCheck';
import { describe, it, expect } from 'vitest';
import { isJsonEqual } from './isJsonEqual';

describe('jsonEqual', () => {
  it('finds every value equal to its copy, whatever the order of keys [CLIENT-26]', () => {
    const turned = (value: unknown): unknown =>
      typeof value !== 'object' || value === null
        ? value
        : Array.isArray(value)
          ? value.map(turned)
          : Object.fromEntries(
              Object.entries(value)
                .toReversed()
                .map(([key, inner]) => [key, turned(inner)]),
            );
    fc.assert(
      fc.property(fc.jsonValue(), (value) => void expect(isJsonEqual(value, turned(value))).toBe(true)),
    );
  });

  it('tells apart what JSON tells apart', () => {
    const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value)); // JSON writes -0 as 0
    const small = fc.jsonValue({ maxDepth: 2 });
    fc.assert(
      fc.property(small, small, (one, other) => {
        expect(isJsonEqual(one, other)).toBe(isDeepStrictEqual(stored(one), stored(other)));
        expect(isJsonEqual(one, other)).toBe(isJsonEqual(other, one));
      }),
    );
  });

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, undefined]],
    [[], {}],
    [{}, null],
    [null, undefined],
    [0, ''],
    ['1', 1],
    [{ a: null }, {}],
    [{ a: { b: [1] } }, { a: { b: [2] } }],
    [{}, { constructor: Object }],
  ])('tells %j from %j', (one, other) => {
    expect(isJsonEqual(one, other)).toBe(false);
    expect(isJsonEqual(other, one)).toBe(false);
  });

  it('takes undefined for absent, as JSON does', () => {
    expect(isJsonEqual({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(isJsonEqual(0, -0)).toBe(true);
    expect(isJsonEqual({ a: [0] }, { a: [-0] })).toBe(true);
  });
});
