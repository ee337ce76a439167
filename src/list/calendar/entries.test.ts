import { describe, expect, it } from 'vitest';
import type { RaRecord } from 'ra-core';
import type { ListCalendar } from '../../config/types';
import { makeField } from '../../testing/makeField';
import { createDayCache } from './time/days';
import { buildEntries, formatTimeRange } from './entries';
import { layoutRows } from './grid/layoutRows';

/** Bookings of common areas: a day with a start and an end time. */
const byTimes = (timeZone: string): ListCalendar => ({
  rowField: makeField({ type: 'text', name: 'area', source: 'common_area.name' }),
  rowId: 'common_area.id',
  rows: null,
  dayField: makeField({ type: 'date', name: 'date_booking', options: { timeZone } }),
  startField: makeField({ type: 'text', name: 'start', source: 'hour_booking.start' }),
  endField: makeField({ type: 'text', name: 'end', source: 'hour_booking.end' }),
  labelFields: [],
});
/** Stays: from one moment to another. */
const byMoments = (timeZone: string): ListCalendar => ({
  ...byTimes(timeZone),
  dayField: null,
  startField: makeField({ type: 'dateTime', name: 'from', options: { timeZone } }),
  endField: makeField({ type: 'dateTime', name: 'until', options: { timeZone } }),
});
const seconds = (text: string) => Date.parse(text) / 1000;
const booked = (start: unknown, end: unknown, date: unknown = seconds('2026-11-20T12:00Z')) => ({
  id: 'b1',
  common_area: { id: 'a1', name: 'Sala' },
  hour_booking: { start, end },
  date_booking: date,
});
const place = (record: RaRecord, calendar: ListCalendar) => buildEntries([record], calendar, () => 'Sala');

describe('the place of a booking', () => {
  const madrid = byTimes('Europe/Madrid');

  it.each([
    [booked('08:00', '08:00'), 'same'],
    [booked('', '09:00'), 'start'],
    [booked('08:00', null), 'end'],
    [booked(8, 9), 'start'],
    [booked('08:00', '09:00', null), 'day'],
    [booked('08:00', '09:00', '20/11/2026'), 'day'],
    [{ id: 'b2' }, 'start'],
  ])('is not guessed: %j has none because of its %s', (record, why) => {
    expect(place(record, madrid)).toEqual({ scheduled: [], unscheduled: [{ record, reason: why }] });
  });

  it('is no place where it ends before it begins', () => {
    const record = { id: 's1', from: seconds('2026-11-20T10:00Z'), until: seconds('2026-11-20T09:00Z') };
    expect(place(record, byMoments('UTC')).unscheduled).toEqual([{ record, reason: 'reversed' }]);
  });

  it('goes over midnight where the end comes before the beginning', () => {
    const [entry] = place(booked('22:00', '01:30'), madrid).scheduled;
    expect(entry?.from).toBe(Date.parse('2026-11-20T22:00+01:00'));
    expect(entry?.until).toBe(Date.parse('2026-11-21T01:30+01:00'));
  });

  it('is the whole rest of the day until 24:00', () => {
    expect(place(booked('22:00', '24:00'), madrid).scheduled[0]?.until).toBe(
      Date.parse('2026-11-21T00:00+01:00'),
    );
  });

  it('takes an end that is a time from the day of a beginning that is a moment', () => {
    const mixed = { ...byMoments('UTC'), endField: makeField({ type: 'text', name: 'until' }) };
    const record = { id: 's1', from: seconds('2026-11-20T10:00Z'), until: '09:00' };
    expect(place(record, mixed).scheduled[0]?.until).toBe(Date.parse('2026-11-21T09:00Z'));
  });

  it('is in the row of its id, or else of its name', () => {
    expect(place(booked('8:00', '9:00'), madrid).scheduled[0]?.rowKey).toBe('id a1');
    expect(
      place({ ...booked('8:00', '9:00'), common_area: { id: '', name: '' } }, { ...madrid, rowId: null })
        .scheduled[0]?.rowKey,
    ).toBe('name Sala');
  });
});

/** Both nights of the year with a clock change: the zone, the day, its hours, and the direction of the change. */
const nights = [
  ['Europe/Madrid', '2026-03-29', 23, '+01:00', '+02:00', '02', '03'],
  ['Europe/Madrid', '2026-10-25', 25, '+02:00', '+01:00', '02', '03'],
  ['America/New_York', '2026-03-08', 23, '-05:00', '-04:00', '02', '03'],
  ['America/New_York', '2026-11-01', 25, '-04:00', '-05:00', '01', '02'],
  ['Pacific/Auckland', '2026-09-27', 23, '+12:00', '+13:00', '02', '03'],
  ['Pacific/Auckland', '2026-04-05', 25, '+13:00', '+12:00', '02', '03'],
] as const;

describe.each(nights)(
  'the night in %s on %s, of a day of %i hours',
  (zone, day, length, before, after, odd, next) => {
    const bounds = createDayCache(zone).getDay(day);
    const noon = seconds(`${day}T12:00${after}`);
    const at = (time: string, offset: string) => Date.parse(`${day}T${time}${offset}`);

    it('is a day from midnight to midnight on the clocks there', () => {
      expect(bounds.from).toBe(at('00:00', before));
      expect(bounds.until - bounds.from).toBe(length * 3_600_000);
    });

    it.each([
      ['00:30', '01:00'],
      ['04:00', '05:30'],
      ['23:00', '24:00'],
    ])('leaves a booking from %s to %s as long as it says', (start, end) => {
      const [entry] = place(booked(start, end, noon), byTimes(zone)).scheduled;
      const offset = start < '01' ? before : after;
      expect(entry?.from).toBe(at(start, offset));
      const [from, until] = [start, end].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
      expect(((entry?.until ?? 0) - (entry?.from ?? 0)) / 60_000).toBe((until ?? 0) - (from ?? 0));
    });

    it('keeps a booking of its odd hour on its day, with the times that were written', () => {
      const { scheduled } = place(booked(`${odd}:00`, `${next}:00`, noon), byTimes(zone));
      const [entry] = scheduled;
      expect(entry && formatTimeRange(entry, zone)).toBe(`${odd}:00–${next}:00`);
      // An entry over the repeated hour lasts both; an entry in the skipped hour has no length and still shows.
      expect(((entry?.until ?? 0) - (entry?.from ?? 0)) / 3_600_000).toBe(length === 25 ? 2 : 0);
      const heads = [{ key: 'id a1', title: 'Sala', openingHours: undefined }];
      expect(layoutRows(heads, scheduled, [bounds], 'day')[0]?.segments).toHaveLength(1);
    });

    it('ends a booking from the evening before and one into the day after at the right moment', () => {
      const [evening] = place(
        booked('23:00', '05:00', at('00:00', before) / 1000 - 7200),
        byTimes(zone),
      ).scheduled;
      expect(evening?.until).toBe(at('05:00', after));
      expect((evening?.until ?? 0) - (evening?.from ?? 0)).toBe((6 + length - 24) * 3_600_000);
      const [late] = place(booked('23:30', '00:30', noon), byTimes(zone)).scheduled;
      expect(late?.from).toBe(at('23:30', after));
      expect(late?.until).toBe(bounds.until + 1_800_000);
    });

    if (length === 25)
      it('tells the same time apart where it comes twice', () => {
        const stays = [before, after].map((offset, index) => ({
          id: `s${index}`,
          common_area: { id: 'a1', name: 'Sala' },
          from: at(`${odd}:00`, offset) / 1000,
          until: at(`${odd}:30`, offset) / 1000,
        }));
        const { scheduled } = buildEntries(stays, byMoments(zone), () => 'Sala');
        const texts = scheduled.map((entry) => formatTimeRange(entry, zone));
        expect(new Set(texts).size).toBe(2);
        for (const text of texts)
          expect(text).toMatch(new RegExp(`^${odd}:00 \\(UTC[+-]\\d+\\)–${odd}:30 \\(UTC[+-]\\d+\\)$`));
        const heads = [{ key: 'id a1', title: 'Sala', openingHours: undefined }];
        // One after the other, an hour apart: neither covers the other.
        const pieces = layoutRows(heads, scheduled, [bounds], 'day')[0]?.segments ?? [];
        expect(pieces.map(({ lane }) => lane)).toEqual([0, 0]);
        expect((pieces[1]?.from ?? 0) - (pieces[0]?.from ?? 0)).toBe(3_600_000);
      });
  },
);
