import { afterEach, describe, expect, it } from 'vitest';
import fc from '../../../../testing/fastCheck';
import type { TimePoint } from '../../../../charts/time/timePoints';
import { setHomeTimeZone, wallClockToMs } from '../../../../lib/date/timeZone';
import { compareWithWeeksBefore } from './typicalHours';

const WEEKS = 8;
const ZONE = 'Europe/Madrid';
/** Unix seconds of an hour of a day in November 2026 by the clock; days below 1 are in the months before. */
const at = (day: number, hour: number) =>
  wallClockToMs({ year: 2026, month: 11, day, hour, minute: 0 }, ZONE) / 1000;
/** The same hour of the weeks before the 24th, the latest first. */
const weeksBefore = (hour: number, values: readonly number[]): TimePoint[] =>
  values.map((v, index) => ({ ts: at(24 - 7 * (index + 1), hour), v })).reverse();

afterEach(() => setHomeTimeZone(undefined));

const compare = (v: number, before: readonly number[], others: readonly TimePoint[] = []) => {
  setHomeTimeZone(ZONE);
  return compareWithWeeksBefore([{ ts: at(24, 3), v }], [...weeksBefore(3, before), ...others], WEEKS);
};

describe('hours with more than is usual', () => {
  it('have at least 2.5 times the median of the same hour and weekday', () => {
    const { unusual, usual } = compare(3.1, [1, 1.2, 0.9, 1, 1]);
    expect(unusual).toEqual([{ ts: at(24, 3), v: 3.1, usual: 1 }]);
    expect(usual.get(at(24, 3))).toBe(1);
    expect(compare(2.4, [1, 1, 1, 1]).unusual).toEqual([]);
  });

  it('need values of four weeks; one earlier outlier, gaps and negative amounts change nothing', () => {
    expect(compare(9, [1, 1, 1]).usual.size).toBe(0);
    expect(compare(9, [1, 1, 1, -5]).usual.size).toBe(0);
    expect(compare(9, [1, 1, 1, 1e9]).unusual).toHaveLength(1);
    expect(compare(9, [1, 9, 9, 1, 1, 1]).unusual).toEqual([]);
    expect(compare(-9, [1, 1, 1, 1]).unusual).toEqual([]);
    expect(compare(NaN, [1, 1, 1, 1]).usual.size).toBe(0);
  });

  it('exceed what is usual by an amount that counts: from nothing, a trickle is none', () => {
    const others = Array.from({ length: 9 }, (_, hour) => ({ ts: at(20, 8 + hour), v: 1 }));
    expect(compare(0.02, [0, 0, 0, 0], others).unusual).toEqual([]);
    expect(compare(1.5, [0, 0, 0, 0], others).unusual).toEqual([{ ts: at(24, 3), v: 1.5, usual: 0 }]);
    expect(compare(0, [0, 0, 0, 0], others).unusual).toEqual([]);
    expect(compare(0.05, [0.01, 0.01, 0.01, 0.01], others).unusual).toEqual([]);
  });

  it('are compared by the clock, over the clock change of 25 October', () => {
    // By seconds, the weeks before the change are an hour off: those hours have 50.
    const summer = [-6, -13, -20, -27].flatMap((day) => [
      { ts: at(day + 2, 2), v: 50 },
      { ts: at(day + 2, 3), v: 1 },
      { ts: at(day + 2, 4), v: 50 },
    ]);
    setHomeTimeZone(ZONE);
    const hours = [{ ts: at(3, 3), v: 4 }];
    expect(compareWithWeeksBefore(hours, summer, WEEKS).usual.get(at(3, 3))).toBe(1);
    // The hour that October repeats is compared once for each of its two times.
    const repeated = wallClockToMs({ year: 2026, month: 10, day: 25, hour: 2, minute: 0 }, ZONE) / 1000;
    const sundays = [18, 11, 4, -3].map((day) => ({
      ts: wallClockToMs({ year: 2026, month: 10, day, hour: 2, minute: 0 }, ZONE) / 1000,
      v: 1,
    }));
    const twice = [repeated, repeated + 3600].map((ts) => ({ ts, v: 8 }));
    expect(compareWithWeeksBefore(twice, sundays.toReversed(), WEEKS).unusual.map(({ ts }) => ts)).toEqual(
      twice.map(({ ts }) => ts),
    );
  });

  it('are compared with earlier weeks of the range itself, and begin with the largest excess', () => {
    setHomeTimeZone(ZONE);
    const hours = [...weeksBefore(3, [1, 1, 1, 1]), { ts: at(24, 3), v: 4 }, { ts: at(24, 4), v: 9 }];
    const { unusual } = compareWithWeeksBefore(hours, weeksBefore(4, [1, 1, 1, 1]), WEEKS);
    expect(unusual.map(({ v }) => v)).toEqual([9, 4]);
  });

  it('never come from amounts that are all equal, whatever is missing', () => {
    setHomeTimeZone(ZONE);
    const gaps = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(gaps, fc.double({ min: 0, max: 1e6, noNaN: true }), (steps, v) => {
        let ts = at(-40, 0);
        const points = steps.map((step) => ({ ts: (ts += step * 3600), v }));
        expect(compareWithWeeksBefore(points, [], WEEKS).unusual).toEqual([]);
      }),
    );
  });
});
