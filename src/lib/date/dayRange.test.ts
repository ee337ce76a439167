import { getHomeTimeZone, setHomeTimeZone } from './timeZone';
import fc from '../../testing/fastCheck';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  getLastDays,
  getMonthOfRange,
  getMonthRange,
  listMonthsUntil,
  getRangeProblem,
  isDayBefore,
  toSecondsRange,
} from './dayRange';

const YESTERDAY = '2026-11-20';

describe('ranges of days', () => {
  it('the last seven end where said, over the ends of months and years [CONS-03, EVENT-02]', () => {
    expect(getLastDays(7, YESTERDAY)).toEqual({ from: '2026-11-14', until: YESTERDAY });
    expect(getLastDays(7, '2027-01-02')).toEqual({ from: '2026-12-27', until: '2027-01-02' });
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });

  it.each([
    // That day has 25 hours: 24 hours before its last one it is the same day.
    ['2026-10-24T20:00:00Z', '2026-10-25T22:30:00Z', true],
    ['2026-10-25T00:30:00Z', '2026-10-25T22:30:00Z', false],
    ['2026-10-23T20:00:00Z', '2026-10-25T22:30:00Z', false],
  ])('%s is in the day before %s: %s', (moment, now, isBefore) => {
    const zone = getHomeTimeZone();
    setHomeTimeZone('Europe/Madrid');
    expect(isDayBefore(Date.parse(moment) / 1000, Date.parse(now) / 1000)).toBe(isBefore);
    setHomeTimeZone(zone);
  });

  it('of a report look back as far as one likes, and never past the last day [LIST-11]', () => {
    expect(getRangeProblem({ from: '1999-01-01', until: '1999-12-31' }, YESTERDAY)).toBeUndefined();
    expect(getRangeProblem({ from: '2026-11-20', until: '2026-11-21' }, YESTERDAY)).toBeDefined();
  });

  it('a month is its first to its last day; the current one ends yesterday [CONS-07, CONS-10]', () => {
    expect(getMonthRange('2026-10', YESTERDAY)).toEqual({ from: '2026-10-01', until: '2026-10-31' });
    expect(getMonthRange('2026-02', YESTERDAY)).toEqual({ from: '2026-02-01', until: '2026-02-28' });
    expect(getMonthRange('2024-02', YESTERDAY)?.until).toBe('2024-02-29');
    expect(getMonthRange('2025-12', YESTERDAY)?.until).toBe('2025-12-31');
    expect(getMonthRange('2026-11', YESTERDAY)).toEqual({ from: '2026-11-01', until: YESTERDAY });
  });

  it('later months have no day, nor has the current one on its first [CONS-09, CONS-10]', () => {
    expect(getMonthRange('2026-12', YESTERDAY)).toBeUndefined();
    // On 1 December, yesterday is in November.
    expect(getMonthRange('2026-12', '2026-11-30')).toBeUndefined();
    expect(getMonthRange('2026-11', '2026-11-30')).toEqual({ from: '2026-11-01', until: '2026-11-30' });
  });

  it('the months to choose from go back in time from the last that has a day [CONS-09]', () => {
    expect(listMonthsUntil('2026-02-03', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (day) => {
        const max = addDays('1990-01-01', day);
        for (const month of listMonthsUntil(max, 14)) {
          const range = getMonthRange(month, max);
          expect(range && getRangeProblem(range, max)).toBeUndefined();
          expect(range && getMonthOfRange(range, max)).toBe(month);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('a range is a month only when it is all of it [CONS-07]', () => {
    expect(getMonthOfRange({ from: '2026-10-01', until: '2026-10-30' }, YESTERDAY)).toBeUndefined();
    expect(getMonthOfRange({ from: '2026-10-02', until: '2026-10-31' }, YESTERDAY)).toBeUndefined();
    expect(getMonthOfRange({ from: '', until: '' }, YESTERDAY)).toBeUndefined();
  });

  it('both ends are needed, in their order, and none later than allowed [CONS-04, CONS-08, EVENT-03]', () => {
    expect(getRangeProblem({ from: '', until: YESTERDAY }, YESTERDAY)).toBe('incomplete');
    expect(getRangeProblem({ from: '2026-02-30', until: YESTERDAY }, YESTERDAY)).toBe('incomplete');
    expect(getRangeProblem({ from: '2026-11-14', until: '2026-11-21' }, YESTERDAY)).toBe('late');
    expect(getRangeProblem({ from: '2026-11-14', until: '2026-11-13' }, YESTERDAY)).toBe('reversed');
    expect(getRangeProblem({ from: YESTERDAY, until: YESTERDAY }, YESTERDAY)).toBeUndefined();
  });

  it('is from its first to its last second [CONS-11, EVENT-08]', () => {
    const { from, until } = toSecondsRange({ from: '2026-11-14', until: YESTERDAY });
    expect(new Date(from * 1000).getHours()).toBe(0);
    expect(until - from).toBe(7 * 86_400 - 1);
    expect(toSecondsRange({ from: '', until: '' })).toEqual({ from: 0, until: 0 });
  });
});
