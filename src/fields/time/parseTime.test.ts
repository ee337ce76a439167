import { describe, expect, it } from 'vitest';
import { getTimeCompareKey, parseTime } from './parseTime';

describe('timeOf [AREA-34]', () => {
  it.each([
    ['08:00', '08:00'],
    ['8:00', '08:00'],
    ['8.30', '08:30'],
    ['0830', '08:30'],
    ['830', '08:30'],
    [' 23:59 ', '23:59'],
    ['00:00', '00:00'],
    ['09:15:00', '09:15'],
    ['09:15:00.000', '09:15'],
    ['24:00', undefined],
    ['12:60', undefined],
    ['9', undefined],
    ['8:0', undefined],
    ['', undefined],
    ['mañana', undefined],
    ['2026-01-01T08:00', undefined],
    [800, undefined],
    [null, undefined],
  ])('reads %j as %s', (written, expected) => {
    expect(parseTime(written)).toBe(expected);
  });
});

describe('timeEdge [AREA-34]', () => {
  it.each([
    ['00:00', '00:00', '24:00'],
    ['24:00', undefined, '24:00'],
    ['24:00:00', undefined, '24:00'],
    ['24:01', undefined, undefined],
    ['9.30', '09:30', '09:30'],
    ['9:00 AM', undefined, undefined],
  ])('%s begins a range at %s and ends one at %s', (written, first, last) => {
    expect([getTimeCompareKey(written, false), getTimeCompareKey(written, true)]).toEqual([first, last]);
  });
});
