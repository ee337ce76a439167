import { describe, expect, it } from 'vitest';
import { daysOf, dayReader } from './days';
import type { Entry } from './entries';
import { heightOf, LANE, layRows, ROW_PADDING, rowsBetween } from './rows';

const utc = dayReader('UTC');
const week = daysOf('week', '2026-11-20').map(utc.boundsOf);
const friday = [utc.boundsOf('2026-11-20')];
const entry = (start: string, end: string, rowKey = 'id a'): Entry => ({
  record: { id: start },
  at: 0,
  rowKey,
  from: Date.parse(`2026-11-${start}Z`),
  until: Date.parse(`2026-11-${end}Z`),
  clock: null,
});
const heads = ['a', 'b'].map((id) => ({ key: `id ${id}`, title: id, hours: undefined }));

describe('rows of a calendar', () => {
  it('place what overlaps side by side, and what only touches one after the other', () => {
    const [row] = layRows(
      heads,
      [entry('20T08:00', '20T10:00'), entry('20T09:00', '20T11:00'), entry('20T10:00', '20T12:00')],
      friday,
      'day',
    );
    expect(row?.pieces.map(({ lane }) => lane)).toEqual([0, 1, 0]);
    expect(row?.height).toBe(2 * LANE + ROW_PADDING);
  });

  it('keep two that are alike', () => {
    const twice = [entry('20T08:00', '20T10:00'), entry('20T08:00', '20T10:00')];
    expect(layRows(heads, twice, friday, 'day')[0]?.pieces.map(({ lane }) => lane)).toEqual([0, 1]);
  });

  it('go on with what passes midnight on the next day, with marks', () => {
    const [row] = layRows(heads, [entry('20T22:00', '22T01:00')], week, 'week');
    expect(row?.pieces.map(({ column, before, after }) => [column, before, after])).toEqual([
      [4, false, true],
      [5, true, true],
      [6, true, false],
    ]);
  });

  it('do not show on a day what ended at its midnight', () => {
    expect(layRows(heads, [entry('19T20:00', '20T00:00')], friday, 'day')[0]?.pieces).toEqual([]);
  });

  it('begin a week on Monday', () => {
    expect(week.map(({ day }) => day.slice(8))).toEqual(['16', '17', '18', '19', '20', '21', '22']);
    expect(daysOf('week', '2026-11-22')[0]).toBe('2026-11-16');
    expect(daysOf('week', '2026-11-23')[0]).toBe('2026-11-23');
  });

  it('are found by their heights', () => {
    const rows = layRows(heads, [entry('20T08:00', '20T10:00')], friday, 'day');
    const one = LANE + ROW_PADDING;
    expect(heightOf(rows)).toBe(2 * one);
    expect(rowsBetween(rows, -100, 10)).toEqual([0, 1]);
    expect(rowsBetween(rows, one, 5000)).toEqual([1, 2]);
    expect(rowsBetween(rows, 5000, 6000)).toEqual([2, 2]);
    expect(rowsBetween([], 0, 100)).toEqual([0, 0]);
  });
});
