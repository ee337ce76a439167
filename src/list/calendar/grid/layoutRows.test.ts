import { describe, expect, it } from 'vitest';
import { getDatesInSpan, createDayCache } from '../time/days';
import type { CalendarEntry } from '../entries';
import { getTotalHeight, LANE_HEIGHTS, layoutRows, ROW_PADDING, findVisibleRows } from './layoutRows';

const utc = createDayCache('UTC');
const week = getDatesInSpan('week', '2026-11-20').map(utc.getDay);
const friday = [utc.getDay('2026-11-20')];
const entry = (start: string, end: string, rowKey = 'id a'): CalendarEntry => ({
  record: { id: start },
  index: 0,
  rowKey,
  from: Date.parse(`2026-11-${start}Z`),
  until: Date.parse(`2026-11-${end}Z`),
  clock: null,
});
const makeHead = (id: string) => ({ key: `id ${id}`, title: id, openingHours: undefined });
const heads = ['a', 'b'].map(makeHead);

describe('rows of a calendar', () => {
  it('place what overlaps side by side, and what only touches one after the other', () => {
    const [row] = layoutRows(
      heads,
      [entry('20T08:00', '20T10:00'), entry('20T09:00', '20T11:00'), entry('20T10:00', '20T12:00')],
      friday,
      'day',
    );
    expect(row?.segments.map(({ lane }) => lane)).toEqual([0, 1, 0]);
    expect(row?.height).toBe(2 * LANE_HEIGHTS.day + ROW_PADDING);
  });

  it('keep two that are alike', () => {
    const twice = [entry('20T08:00', '20T10:00'), entry('20T08:00', '20T10:00')];
    expect(layoutRows(heads, twice, friday, 'day')[0]?.segments.map(({ lane }) => lane)).toEqual([0, 1]);
  });

  it('go on with what passes midnight on the next day, with marks', () => {
    const [row] = layoutRows(heads, [entry('20T22:00', '22T01:00')], week, 'week');
    expect(
      row?.segments.map(({ column, startsEarlier, endsLater }) => [column, startsEarlier, endsLater]),
    ).toEqual([
      [4, false, true],
      [5, true, true],
      [6, true, false],
    ]);
  });

  it('do not show on a day what ended at its midnight', () => {
    expect(layoutRows(heads, [entry('19T20:00', '20T00:00')], friday, 'day')[0]?.segments).toEqual([]);
  });

  it('begin a week on Monday', () => {
    expect(week.map(({ date }) => date.slice(8))).toEqual(['16', '17', '18', '19', '20', '21', '22']);
    expect(getDatesInSpan('week', '2026-11-22')[0]).toBe('2026-11-16');
    expect(getDatesInSpan('week', '2026-11-23')[0]).toBe('2026-11-23');
  });

  it('are higher if they are few, of two lanes at most', () => {
    const getHeight = (count: number) =>
      layoutRows(
        Array.from({ length: count }, (_, index) => makeHead(`${index}`)),
        [],
        week,
        'week',
      )[0]?.height;
    expect(getHeight(1)).toBe(2 * LANE_HEIGHTS.week);
    expect(getHeight(6)).toBe(80);
    expect(getHeight(7)).toBe(LANE_HEIGHTS.week + ROW_PADDING);
  });

  it('are found by their heights', () => {
    const many = Array.from({ length: 20 }, (_, index) => makeHead(`${index}`));
    const rows = layoutRows(many, [], friday, 'day');
    const one = LANE_HEIGHTS.day + ROW_PADDING;
    expect(getTotalHeight(rows)).toBe(20 * one);
    expect(findVisibleRows(rows, -100, 10)).toEqual([0, 1]);
    expect(findVisibleRows(rows, one, 5000)).toEqual([1, 20]);
    expect(findVisibleRows(rows, 5000, 6000)).toEqual([20, 20]);
    expect(findVisibleRows([], 0, 100)).toEqual([0, 0]);
  });
});
