import { describe, expect, it } from 'vitest';
import { sensorKinds } from './kinds';
import { generateValues } from './points';
import type { SeriesSource } from './points';
import { dataGapOfDay } from './signal';

const DAY = 86_400;
const NOW = Date.UTC(2026, 10, 20, 10) / 1000;
const START = NOW - 700 * DAY;
const series = (sensorType: string, more: Partial<SeriesSource> = {}): SeriesSource => ({
  sensorType,
  seed: 77,
  presence: 5,
  since: START,
  until: NOW,
  ...more,
});
const week = (sensorType: string) => generateValues(series(sensorType), NOW - 7 * DAY, NOW);
/** A seed without gaps in the last days. */
const QUIET = [1, 2, 3, 4, 5, 6].find((seed) =>
  [0, 1, 2, 3].every((days) => dataGapOfDay(seed, Math.floor(NOW / DAY) - days) === undefined),
)!;
const mean = (values: readonly number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;

describe.each(Object.entries(sensorKinds))('%s', (type, kind) => {
  it('has numbers at even distances, in order, inside the range [CONS-14]', () => {
    const { points, unit } = week(type);
    expect(unit).toBe(kind.unit);
    expect(points.length).toBeGreaterThan(100);
    points.forEach(({ ts, v }, i) => {
      expect(Number.isFinite(v) && v >= 0).toBe(true);
      expect(ts % kind.interval).toBe(0);
      if (i > 0) expect(ts).toBeGreaterThan(points[i - 1]!.ts);
    });
    expect(points[0]!.ts).toBeGreaterThanOrEqual(NOW - 7 * DAY);
    expect(points.at(-1)!.ts).toBeLessThanOrEqual(NOW);
  });

  it('tells a moment the same whatever range it is asked in', () => {
    const known = new Map(week(type).points.map(({ ts, v }) => [ts, v]));
    const part = generateValues(series(type), NOW - 3 * DAY, NOW - 2 * DAY).points;
    expect(part.length).toBeGreaterThan(10);
    for (const { ts, v } of part) expect(known.get(ts)).toBe(v);
  });
});

describe('what values look like', () => {
  it('accumulated ones rise, and their total is the rise [CONS-15]', () => {
    for (const type of ['CUBICMETERS', 'LITERS', 'KILOWATTSHOUR', 'COUNT_UP']) {
      const { points, total } = week(type);
      const values = points.map(({ v }) => v);
      expect(values).toEqual([...values].sort((a, b) => a - b));
      expect(total).toBeGreaterThan(0);
      expect(total).toBeCloseTo(values.at(-1)! - values[0]!, 3);
    }
  });

  it('hourly ones add up to the total and to what the meter beside them rose [CONS-15]', () => {
    const from = NOW - 2 * DAY;
    const hours = generateValues(series('LITERS_HOUR', { seed: QUIET }), from, NOW - 1);
    const sum = hours.points.reduce((all, { v }) => all + v, 0);
    expect(hours.total).toBeCloseTo(sum, 1);
    expect(hours.points).toHaveLength(48);
    const meter = generateValues(series('LITERS', { seed: QUIET }), from, NOW).total!;
    expect(Math.abs(meter - sum)).toBeLessThan(3);
  });

  it('peak in the evening, fall at night, and rise in winter and at weekends [CONS-11]', () => {
    const all = generateValues(series('KILOWATTSHOUR_HOUR_CH1'), NOW - 365 * DAY, NOW).points;
    const at = (test: (date: Date) => boolean) =>
      mean(all.filter(({ ts }) => test(new Date((ts + 3600) * 1000))).map(({ v }) => v));
    expect(at((date) => date.getUTCHours() === 20)).toBeGreaterThan(
      3 * at((date) => date.getUTCHours() === 3),
    );
    expect(at((date) => date.getUTCMonth() === 0)).toBeGreaterThan(
      1.3 * at((date) => date.getUTCMonth() === 6),
    );
    const weekend = (date: Date) => [0, 6].includes(date.getUTCDay());
    expect(at(weekend)).toBeGreaterThan(1.1 * at((date) => !weekend(date)));
  });

  it('presence is 0 or 1, both in a week of somebody at home [CONS-12]', () => {
    expect(new Set(week('VIRTUAL_PRESENCE').points.map(({ v }) => v))).toEqual(new Set([0, 1]));
  });

  it('have gaps of some hours on some days', () => {
    const { points } = generateValues(series('TEMPERATURE'), NOW - 30 * DAY, NOW);
    const gaps = points.filter(({ ts }, i) => i > 0 && ts - points[i - 1]!.ts > 300);
    expect(gaps.length).toBeGreaterThan(0);
    expect(gaps.length).toBeLessThan(12);
  });

  it('are known from the first day to the last report only', () => {
    const late = generateValues(series('TEMPERATURE', { since: NOW - DAY }), NOW - 7 * DAY, NOW).points;
    expect(late[0]!.ts).toBeGreaterThanOrEqual(NOW - DAY);
    const early = generateValues(series('TEMPERATURE', { until: NOW - 5 * DAY }), NOW - 7 * DAY, NOW).points;
    expect(early.at(-1)!.ts).toBeLessThanOrEqual(NOW - 5 * DAY);
    expect(generateValues(series('TEMPERATURE', { until: 0 }), NOW - 7 * DAY, NOW).points).toEqual([]);
    expect(generateValues(series('LOCK'), NOW - 7 * DAY, NOW)).toEqual({ points: [], unit: '', total: null });
  });

  it('come by the minute for 30 days, by the hour for longer [CONS-11]', () => {
    const fine = generateValues(series('WATTS_INSTANTANEOUS_CH1'), NOW - 30 * DAY, NOW).points;
    expect(fine.length).toBeGreaterThan(38_000);
    expect(fine.length).toBeLessThanOrEqual(43_201);
    const coarse = generateValues(series('WATTS_INSTANTANEOUS_CH1'), NOW - 90 * DAY, NOW).points;
    expect(coarse.length).toBeLessThanOrEqual(90 * 24 + 1);
  });
});
