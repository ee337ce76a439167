import { describe, expect, it } from 'vitest';
import { parseDateInput } from '../lib/dates';
import { tickText, timeTicks } from './timeTicks';

const span = (from: string, until: string) => ({
  from: parseDateInput(from) ?? 0,
  until: parseDateInput(until, { endOfDay: true }) ?? 0,
});
const texts = (from: string, until: string, most: number) => {
  const range = span(from, until);
  return timeTicks(range, most).map((ts) => tickText(ts, range));
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
        const ticks = timeTicks(span('2026-01-01', until), most);
        expect(ticks.length).toBeLessThanOrEqual(most + 1);
        expect(ticks.length).toBeGreaterThan(0);
      }
  });

  it('a range without extent has none', () => {
    expect(timeTicks({ from: 5, until: 5 }, 5)).toEqual([]);
  });
});
