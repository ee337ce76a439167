import { expect, it } from 'vitest';
import { listHourSlots } from './hourSlots';

it('has an empty slot for each hour without data between two with data', () => {
  expect(
    listHourSlots([
      { ts: 7_200, v: 1 },
      { ts: 14_400, v: 0 },
    ]),
  ).toEqual([
    { ts: 7_200, v: 1 },
    { ts: 10_800, v: undefined },
    { ts: 14_400, v: 0 },
  ]);
  expect(listHourSlots([])).toEqual([]);
});
