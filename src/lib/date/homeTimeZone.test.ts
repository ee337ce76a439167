import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDate, formatDateTime, parseDateInput, toDateInput } from './dateFormat';
import { addDays, toSecondsRange, getToday } from './dayRange';
import { isViewerInOtherTimeZone, isTimeZone, setHomeTimeZone, getTimeZoneName } from './timeZone';

const HOUR = 3600;

afterEach(() => {
  setHomeTimeZone(undefined);
  vi.useRealTimers();
});

/** Days with a clock change in a zone, and their length in hours. */
const changes = [
  ['Europe/Madrid', '2026-03-29', 23],
  ['Europe/Madrid', '2026-10-25', 25],
  ['America/New_York', '2026-03-08', 23],
  ['America/New_York', '2026-11-01', 25],
  ['Pacific/Auckland', '2026-09-27', 23],
  ['Pacific/Auckland', '2026-04-05', 25],
] as const;

describe.each(changes)('the clocks of the installation: %s on %s, a day of %i hours', (zone, day, hours) => {
  const shown = day.split('-').toReversed().join('/');
  const start = () => toSecondsRange({ from: day, until: day }).from;
  const end = () => toSecondsRange({ from: day, until: day }).until;

  it('bound the day by its first and its last second', () => {
    setHomeTimeZone(zone);
    expect(end() - start() + 1).toBe(hours * HOUR);
    expect(formatDateTime(start())).toBe(`${shown} 00:00`);
    expect(formatDateTime(end())).toBe(`${shown} 23:59`);
    expect(parseDateInput(addDays(day, 1))).toBe(end() + 1);
    expect(parseDateInput(day)).toBe(
      toSecondsRange({ from: addDays(day, -1), until: addDays(day, -1) }).until + 1,
    );
  });

  it('say the same day of every booking in it, and another a second before and after', () => {
    setHomeTimeZone(zone);
    for (let at = start(); at <= end(); at += HOUR / 2) expect(formatDate(at)).toBe(shown);
    expect(toDateInput(start() - 1)).toBe(addDays(day, -1));
    expect(toDateInput(end() + 1)).toBe(addDays(day, 1));
  });

  it('say what day it is', () => {
    setHomeTimeZone(zone);
    for (const [at, expected] of [
      [start() - 1, addDays(day, -1)],
      [start(), day],
      [end(), day],
      [end() + 1, addDays(day, 1)],
    ] as const) {
      vi.useFakeTimers({ now: at * 1000 });
      expect(getToday()).toBe(expected);
    }
  });

  it('give way to the zone that a field names', () => {
    setHomeTimeZone(zone);
    expect(formatDateTime(Date.UTC(2026, 0, 1) / 1000, { timeZone: 'Asia/Tokyo' })).toBe('01/01/2026 09:00');
  });
});

describe('the zone of the installation', () => {
  it('is the own one of the viewer where none is set', () => {
    const at = Date.UTC(2026, 5, 1, 12) / 1000;
    const own = new Date(at * 1000);
    expect(formatDateTime(at)).toContain(String(own.getHours()).padStart(2, '0'));
    expect(isViewerInOtherTimeZone(at * 1000)).toBe(false);
  });

  it('is elsewhere where its clocks show another time at some time of the year', () => {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    setHomeTimeZone(own);
    expect(isViewerInOtherTimeZone(Date.now())).toBe(false);
    setHomeTimeZone('Pacific/Chatham');
    expect(isViewerInOtherTimeZone(Date.now())).toBe(true);
    expect(getTimeZoneName()).toMatch(/Chatham/);
  });

  it('has to be one that the browser knows', () => {
    expect(['Europe/Madrid', 'UTC'].map(isTimeZone)).toEqual([true, true]);
    expect(['', 'Marte/Olimpo', 'Europe Madrid'].map(isTimeZone)).toEqual([false, false, false]);
  });
});
