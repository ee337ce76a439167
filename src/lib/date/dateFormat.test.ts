import fc from '../../testing/fastCheck';
import { describe, it, expect } from 'vitest';
import {
  formatDate,
  formatDateDashed,
  formatDateTime,
  formatMoment,
  formatTime,
  parseDateInput,
  toDateInput,
  toDateTimeInput,
} from './dateFormat';

const ZONES = ['Europe/Madrid', 'Atlantic/Canary', 'America/Mexico_City', 'Pacific/Auckland'];
const madrid = { timeZone: 'Europe/Madrid' };

// 2026-03-05 13:07 UTC
const SECONDS = 1_772_716_020;

describe('a time that the clocks show twice', () => {
  const at = (utc: string, timeZone = 'Europe/Madrid') => formatMoment(Date.parse(utc) / 1000, { timeZone });

  it('says which one is meant, all others do not', () => {
    expect(at('2026-10-25T00:00:00Z')).toBe('25/10/2026 02:00 (UTC+2)');
    expect(at('2026-10-25T01:00:00Z')).toBe('25/10/2026 02:00 (UTC+1)');
    expect(at('2026-10-24T23:30:00Z')).toBe('25/10/2026 01:30');
    expect(at('2026-10-25T02:00:00Z')).toBe('25/10/2026 03:00');
    expect(at('2026-03-29T01:00:00Z')).toBe('29/03/2026 03:00');
    expect(at('2026-11-01T06:30:00Z', 'America/New_York')).toBe('01/11/2026 01:30 (UTC-5)');
    expect(formatMoment(null)).toBeUndefined();
  });
});

describe('formatting', () => {
  it('writes day, month and year, and the hour of the day in 24 hours [LIST-12]', () => {
    expect(formatDate(SECONDS, madrid)).toBe('05/03/2026');
    expect(formatDateDashed(SECONDS, madrid)).toBe('05-03-2026');
    expect(formatTime(SECONDS, madrid)).toBe('14:07');
    expect(formatDateTime(SECONDS, madrid)).toBe('05/03/2026 14:07');
    expect(formatDateTime(0, { timeZone: 'UTC' })).toBe('01/01/1970 00:00');
  });

  it('uses the clocks of the building, not of the viewer', () => {
    expect(ZONES.map((timeZone) => formatDateTime(SECONDS, { timeZone }))).toEqual([
      '05/03/2026 14:07',
      '05/03/2026 13:07',
      '05/03/2026 07:07',
      '06/03/2026 02:07',
    ]);
  });

  it('keeps the sign of an offset of less than an hour', () => {
    const at = (utc: string, timeZone: string) => formatDateTime(Date.parse(utc) / 1000, { timeZone });
    expect(at('1970-06-01T12:00:00Z', 'Africa/Monrovia')).toBe('01/06/1970 11:15');
    expect(at('1900-06-01T12:00:00Z', 'Europe/Madrid')).toBe('01/06/1900 11:45');
  });

  it('falls back to the viewer for a zone nobody knows', () => {
    expect(formatDateTime(SECONDS, { timeZone: 'Marte/Olimpo' })).toBe(formatDateTime(SECONDS));
  });

  it.each([
    null,
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e18,
    -1e18,
    '1772716020',
    '',
    {},
    [],
    true,
    new Date(),
  ])('shows nothing for %j', (value) => {
    for (const format of [formatDate, formatDateDashed, formatTime, formatDateTime])
      expect(format(value)).toBeUndefined();
    expect(toDateInput(value)).toBe('');
    expect(toDateTimeInput(value)).toBe('');
  });

  it('has one shape for every number [LIST-12]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer({ min: -7e10, max: 3e11 })), (seconds) => {
        expect(formatDateTime(seconds) ?? '01/01/1970 00:00').toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
      }),
    );
  });
});

describe('native inputs', () => {
  it('gives and takes the values of date and datetime-local inputs', () => {
    expect(toDateInput(SECONDS, madrid)).toBe('2026-03-05');
    expect(toDateTimeInput(SECONDS, madrid)).toBe('2026-03-05T14:07');
    expect(parseDateInput('2026-03-05T14:07', madrid)).toBe(SECONDS);
    expect(parseDateInput('2026-03-05T14:07:30.123', madrid)).toBe(SECONDS);
    expect(formatDateTime(parseDateInput('2026-03-05', madrid), madrid)).toBe('05/03/2026 00:00');
  });

  it('ends a day at its last second, whatever its length [AACC-70]', () => {
    const length = (day: string): number =>
      (parseDateInput(day, { ...madrid, endOfDay: true }) ?? 0) + 1 - (parseDateInput(day, madrid) ?? 0);
    expect([length('2027-03-27'), length('2027-03-28'), length('2027-10-31')]).toEqual([
      86_400, 82_800, 90_000,
    ]);
    expect(parseDateInput('2026-12-31', { timeZone: 'UTC', endOfDay: true })).toBe(
      Date.UTC(2027, 0, 1) / 1000 - 1,
    );
    expect(parseDateInput('2026-03-05T14:07', { ...madrid, endOfDay: true })).toBe(SECONDS);
  });

  it('moves a skipped hour on and takes the first of a repeated one', () => {
    const shown = (text: string): string => toDateTimeInput(parseDateInput(text, madrid), madrid);
    expect(shown('2027-03-28T02:30')).toBe('2027-03-28T03:30');
    expect(parseDateInput('2027-10-31T02:30', madrid)).toBe(Date.UTC(2027, 9, 31, 0, 30) / 1000);
  });

  it('agrees with Date where both use the viewer clocks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e9 }), (seconds) => {
        const text = toDateTimeInput(seconds);
        expect(parseDateInput(text)).toBe(new Date(text).getTime() / 1000);
      }),
    );
  });

  it('gives back what was typed in every zone', () => {
    const minute = fc.integer({ min: 0, max: 60_000_000 }).map((minutes) => minutes * 60);
    fc.assert(
      fc.property(minute, fc.constantFrom(...ZONES), (seconds, timeZone) => {
        const text = toDateTimeInput(seconds, { timeZone });
        const back = parseDateInput(text, { timeZone }) ?? Number.NaN;
        expect(toDateTimeInput(back, { timeZone })).toBe(text);
        expect([0, 3600]).toContain(seconds - back); // an hour apart only if the clock change repeats that time
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    '',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '0050-01-01',
    '2026-03-05T24:00',
    '2026-03-05T10:60',
    '05/03/2026',
    '2026-3-5',
    ' 2026-03-05',
    null,
    7,
  ])('refuses %j', (text) => expect(parseDateInput(text)).toBeUndefined());
});
