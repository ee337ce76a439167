import { expect, it } from 'vitest';
import { toSlices } from './slices';

it('parts have shares of the sum and fixed colours, whatever their size [DASH-12]', () => {
  const parts = toSlices([
    { label: 'a', value: 1 },
    { label: 'b', value: 2 },
  ]);
  expect(parts.map(({ share }) => share)).toEqual(['33,3\u00a0%', '66,7\u00a0%']);
  expect(parts.map(({ colour }) => colour)).toEqual(['var(--chart-1)', 'var(--chart-2)']);
  expect(toSlices([{ label: 'a', value: 0 }])[0]?.share).toBe('0,0\u00a0%');
});
