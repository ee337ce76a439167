import { describe, expect, it } from 'vitest';
import { parseHostTime } from './hostTime';

const clock = (hour: number, minute = 0) => ({ kind: 'clock', minutes: hour * 60 + minute });

describe('the times that hosts write [AREA-17]', () => {
  it.each([
    ['09:30', clock(9, 30)],
    ['9:30', clock(9, 30)],
    [' 09:30 ', clock(9, 30)],
    ['09:30:00', clock(9, 30)],
    ['09:30:00.000', clock(9, 30)],
    ['09.30', clock(9, 30)],
    ['9:30 h', clock(9, 30)],
    ['9:30 PM', clock(21, 30)],
    ['12:00 a. m.', clock(0)],
    ['12:00 pm', clock(12)],
    ['00:00', clock(0)],
    ['8.30', clock(8, 30)],
    ['0830', clock(8, 30)],
    ['830', clock(8, 30)],
    ['23:59', clock(23, 59)],
    ['09:15:00.000', clock(9, 15)],
    ['09.15.00', clock(9, 15)],
    ['24:00', clock(24)],
    [1_795_000_000, { kind: 'moment', timestamp: 1_795_000_000_000 }],
  ])('%j is read', (written, expected) => expect(parseHostTime(written)).toEqual(expected));

  it.each([
    '',
    '9',
    '2460',
    '2400',
    '12:60',
    '2026-01-01T08:00',
    800,
    'mañana',
    '25:00',
    '24:01',
    '09:60',
    '13:00 PM',
    '0:30 AM',
    '09:30-10:30',
    '9:5',
    '8:0',
    9,
    570,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
    1_795_000_000_000,
    Number.MAX_SAFE_INTEGER,
    {},
    ['09:30'],
  ])('%j has no time, or more than one', (written) => expect(parseHostTime(written)).toBeUndefined());
});
