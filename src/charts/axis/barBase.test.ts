import { expect, it } from 'vitest';
import { computeBarBase } from './barBase';

it.each([
  [[826, 840, 855], 790],
  [[100, 101], 99],
  [[0.5, 0.52], 0.48],
  [[10, 40, 30], 0],
  [[20, 40], 0],
  [[7, 7, 7], 0],
  [[5], 0],
  [[], 0],
  [[-5, 3], 0],
  [[-30, -20], 0],
])('bars of %j start at %d', (values, base) => {
  expect(computeBarBase(values)).toBeCloseTo(base, 10);
});
