import { expect, it } from 'vitest';
import { countInLines } from './useFittingFieldCount';

it.each([
  ['all in one line', [100, 100], 224, 2],
  [
    'the head of an asset at 1280 px, its address and its external id among them [ADET-11, ADET-12]',
    [187, 60, 180, 190, 420, 110],
    1008,
    6,
  ],
  ['as many as two lines hold', [400, 400, 400, 400, 400], 900, 4],
  ['one that is wider than a line has it to itself', [1200, 100, 100], 900, 3],
])('%s', (_, widths, room, fitting) => {
  expect(countInLines(widths, 24, room)).toBe(fitting);
});
