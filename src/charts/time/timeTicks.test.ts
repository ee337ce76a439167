import { describe, expect, it } from 'vitest';
import { parseDateInput } from '../../lib/date/dateFormat';
import { formatTimeTick, computeTimeTicks } from './timeTicks';

const span = (from: string, until: string) => ({
  from: parseDateInput(from) ?? 0,
  until: parseDateInput(until, { endOfDay: true }) ?? 0,
});
const texts = (from: string, until: string, most: number) => {
  const range = span(from, until);
  return computeTimeTicks(range, most).map((ts) => formatTimeTick(ts, range));
};

describe('marks of a time axis', () => {
  it('are days of a week, hours of a day, months of a year', () => {
    expect(texts('2026-11-14', '2026-11-20', 10)).toEqual([
      '14 nov',
      '15 nov',
      '16 nov',
      '17 nov',
      '18 nov',
      '19 nov',
      '20 nov',
    ]);
    expect(texts('2026-11-20', '2026-11-20', 4)).toEqual(['20 nov', '06:00', '12:00', '18:00']);
    expect(texts('2026-01-01', '2026-12-31', 5)).toEqual(['ene 2026', 'abr 2026', 'jul 2026', 'oct 2026']);
  });

  it('are no more than there is room for, whatever the range', () => {
    for (const until of ['2026-01-01', '2026-01-02', '2026-01-09', '2026-02-10', '2026-07-01', '2027-01-01'])
      for (const most of [1, 3, 6, 12]) {
        const ticks = computeTimeTicks(span('2026-01-01', until), most);
        expect(ticks.length).toBeLessThanOrEqual(most + 1);
        expect(ticks.length).toBeGreaterThan(0);
      }
  });

  /** The first marks of a day in Spain, every so many hours, and the seconds between them. */
  const night = (day: string, count: number, marks: number) => {
    const timeZone = 'Europe/Madrid';
    const range = {
      from: parseDateInput(day, { timeZone }) ?? 0,
      until: parseDateInput(day, { timeZone, endOfDay: true }) ?? 0,
    };
    const ticks = computeTimeTicks(range, (range.until - range.from) / 3600 / count, timeZone).slice(
      0,
      marks,
    );
    return {
      texts: ticks.map((ts) => formatTimeTick(ts, range, timeZone)),
      steps: ticks.slice(1).map((ts, at) => ts - (ticks[at] ?? 0)),
    };
  };

  it('tell the hour apart that comes twice in the night the clocks go back', () => {
    expect(night('2026-10-25', 1, 5)).toEqual({
      texts: ['25 oct', '01:00', '02:00 (+2)', '02:00 (+1)', '03:00'],
      steps: [3600, 3600, 3600, 3600],
    });
    expect(night('2026-10-25', 2, 3).texts).toEqual(['25 oct', '02:00 (+2)', '04:00']);
  });

  it('leave out the hour that never comes in the night they go forward', () => {
    expect(night('2026-03-29', 1, 4)).toEqual({
      texts: ['29 mar', '01:00', '03:00', '04:00'],
      steps: [3600, 3600, 3600],
    });
    expect(night('2026-03-29', 2, 3).texts).toEqual(['29 mar', '04:00', '06:00']);
  });

  it('a range without extent has none', () => {
    expect(computeTimeTicks({ from: 5, until: 5 }, 5)).toEqual([]);
  });
});
