import { describe, expect, it } from 'vitest';
import { getDecimals, parseQuantity } from './quantity';

describe('readQuantity', () => {
  it.each<[unknown, unknown]>([
    [12, { value: 12, unit: null }],
    ['12', { value: 12, unit: null }],
    [
      { value: 3.5, units: 'hours' },
      { value: 3.5, unit: 'hours' },
    ],
    [
      { value: 3.5, unit: 'hours' },
      { value: 3.5, unit: 'hours' },
    ],
    [{ value: 4 }, { value: 4, unit: null }],
    [{ value: null, units: 'hours' }, null],
    [null, null],
    [undefined, undefined],
    [Number.NaN, undefined],
    [-1, undefined],
    ['', undefined],
    [{}, undefined],
    [{ value: 'mucho' }, undefined],
  ])('reads %j [DASH-07]', (written, read) => {
    expect(parseQuantity(written)).toEqual(read);
  });
});

describe('decimalsOf', () => {
  it('is one where it tells something', () => {
    expect([12, 3.5, 3.04, 2.96].map(getDecimals)).toEqual([0, 1, 0, 0]);
  });
});
