import { describe, expect, it } from 'vitest';
import { createDayCache, getDatesInSpan } from '../time/days';
import { getVisibleHours } from '../time/visibleHours';
import type { CalendarEntry } from '../entries';
import { getDayPosition, getHourPosition, toScrollOffset } from './initialPosition';
import { layoutRows } from './layoutRows';

const utc = createDayCache('UTC');
const day = utc.getDay('2026-11-20');
const FRIDAY = 5;

/** Hour of the day at which a day calendar opens, open from 9 to 20, and the part of it that `now` is. */
function findHour(now: string, entries: readonly [string, string][], isOpen = true) {
  const openingHours = isOpen
    ? { intervals: [{ from: 9 * 60, until: 20 * 60 }], weekdays: new Set([FRIDAY]) }
    : undefined;
  const rows = layoutRows(
    [{ key: 'id a', title: 'a', openingHours }],
    entries.map(([from, until], index): CalendarEntry => ({
      record: { id: from },
      index,
      rowKey: 'id a',
      from: Date.parse(`2026-11-20T${from}Z`),
      until: Date.parse(`2026-11-20T${until}Z`),
      clock: null,
    })),
    [day],
    'day',
  );
  const time = Date.parse(`2026-11-${now}Z`);
  const visibleHours = getVisibleHours(day, rows, FRIDAY, time, 'UTC');
  const { fraction, hasLead } = getHourPosition({ day, rows, visibleHours, now: time, zone: 'UTC' });
  const hour =
    (visibleHours.from - day.from + fraction * (visibleHours.until - visibleHours.from)) / 3_600_000;
  return [Math.round(hour * 100) / 100, hasLead];
}

describe('a day opens', () => {
  it('at the current time while something is open or to come', () => {
    expect(findHour('20T15:30', [])).toEqual([15.5, true]);
    expect(findHour('20T21:30', [['21:00', '22:00']])).toEqual([21.5, true]);
    expect(findHour('20T15:30', [], false)).toEqual([15.5, true]);
  });

  it('at the first opening before and after it, and on other days', () => {
    expect(findHour('20T06:10', [])).toEqual([9, false]);
    expect(findHour('20T22:09', [])).toEqual([9, false]);
    expect(findHour('19T12:00', [['17:00', '18:00']])).toEqual([9, false]);
  });

  it('at the first entry if it is earlier, or nothing says when it opens', () => {
    expect(findHour('19T12:00', [['07:30', '08:00']])).toEqual([7.5, false]);
    expect(findHour('19T12:00', [['17:00', '18:00']], false)).toEqual([17, false]);
    expect(findHour('19T12:00', [], false)).toEqual([8, false]);
  });
});

describe('the first visible column', () => {
  const widths = { columnsWidth: 630, visibleWidth: 270, columns: 7 };
  const week = getDatesInSpan('week', '2026-11-20').map(utc.getDay);

  it('is whole, whatever the day', () => {
    const offsets = week.map(({ date }) => toScrollOffset(getDayPosition(week, date), widths));
    expect(offsets).toEqual([0, 0, 90, 180, 270, 360, 360]);
    expect(toScrollOffset(getDayPosition(week, '2026-12-31'), widths)).toBe(0);
  });

  it('is whole at the end, too, where the last one may be cut', () => {
    const position = { fraction: 13 / 14, hasLead: false };
    expect(toScrollOffset(position, { columnsWidth: 910, visibleWidth: 300, columns: 14 })).toBeCloseTo(585);
  });

  it('is the one of the opening hour, without a lead', () => {
    const position = { fraction: 5 / 14, hasLead: false };
    expect(toScrollOffset(position, { columnsWidth: 910, visibleWidth: 260, columns: 14 })).toBeCloseTo(325);
  });
});
