import { expect, it } from 'vitest';
import { fitInRow } from './fitInRow';

it.each([
  ['all as they are', [100, 100], 224, { count: 2, maxWidth: 420 }],
  [
    'the head of an asset at 1366 px, without its external id: address and company share what the others leave [ADET-11, ADET-12]',
    [167, 60, 160, 431, 399, 126],
    976,
    { count: 5, maxWidth: 246 },
  ],
  ['a long one is whole where there is room', [167, 60, 400], 900, { count: 3, maxWidth: 420 }],
  ['none is wider than is read at a glance', [1200, 100], 2000, { count: 2, maxWidth: 420 }],
  ['one alone is as wide as the row', [1200, 100], 200, { count: 1, maxWidth: 200 }],
])('fits %s', (_, widths, room, fit) => {
  expect(fitInRow(widths, 24, room)).toEqual(fit);
});
