import { describe, expect, it } from 'vitest';
import { getRowRange } from './rowRange';

const rowsOf = (count: number, total?: number) => ({
  data: Array.from({ length: count }, (_, at) => ({ id: String(at) })),
  total,
});

describe('which rows of how many [LIST-02]', () => {
  it.each([
    ['the first page', rowsOf(50, 220), { page: 1, perPage: 50 }, { from: 1, to: 50 }],
    ['the last one', rowsOf(20, 220), { page: 5, perPage: 50 }, { from: 201, to: 220 }],
    ['without a count', rowsOf(50), { page: 2, perPage: 50 }, { from: 51, to: 100 }],
  ])('%s', (_, rows, state, range) => {
    expect(getRowRange(rows, state)).toMatchObject(range);
  });

  it.each([
    ['«51–100 de 60»', rowsOf(50, 60), { page: 2, perPage: 50 }],
    ['«499.901–499.909 de 9»', rowsOf(9, 9), { page: 9999, perPage: 50 }],
    ['«0–150 de 220»', rowsOf(0, 220), { page: 4, perPage: 50 }],
    ['«1–120 de 120» of a page of 50', rowsOf(120, 120), { page: 1, perPage: 50 }],
  ])('never says %s', (_, rows, state) => {
    expect(getRowRange(rows, state)).toBeUndefined();
  });
});
