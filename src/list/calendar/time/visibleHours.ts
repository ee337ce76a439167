import { createDayCache, formatUnambiguousTime, type CalendarDay } from './days';
import { getIntervalEnd } from './openingHours';
import type { CalendarRow } from '../grid/layoutRows';

const HOUR_MS = 3_600_000;
/** Hours of a day that are always visible. */
const DEFAULT_HOURS = { from: 8, until: 20 };

/** The visible part of a day, and its full hours. */
export interface VisibleHours {
  /** ms since 1970 */
  from: number;
  until: number;
  ticks: readonly { timestamp: number; text: string }[];
}

/**
 * Returns the hours to show: as many as the day's entries, the opening hours of the rows, and the hour that begins at `now`
 * (ms since 1970, if part of it is on that day) need. Counts elapsed hours: a day with a clock change has 23 or 25.
 */
export function getVisibleHours(
  { date, from: dayStart, until: dayEnd }: CalendarDay,
  rows: readonly CalendarRow[],
  weekday: number,
  now: number,
  zone: string | undefined,
): VisibleHours {
  const { toTimestamp } = createDayCache(zone);
  let [from, until] = [
    toTimestamp(date, DEFAULT_HOURS.from * 60),
    toTimestamp(date, DEFAULT_HOURS.until * 60),
  ];
  const extendTo = (first: number, last: number): void => {
    from = Math.min(from, first);
    until = Math.max(until, last);
  };
  for (const { segments, openingHours } of rows) {
    for (const segment of segments) extendTo(segment.from, segment.until);
    if (!openingHours?.weekdays.has(weekday)) continue;
    for (const interval of openingHours.intervals)
      extendTo(toTimestamp(date, interval.from), toTimestamp(date, getIntervalEnd(interval)));
  }
  const [first, last] = [Math.max(now, dayStart), Math.min(now + HOUR_MS, dayEnd)];
  if (first < last) extendTo(first, last);
  from = dayStart + Math.floor((Math.max(from, dayStart) - dayStart) / HOUR_MS) * HOUR_MS;
  until = Math.min(dayEnd, dayStart + Math.ceil((until - dayStart) / HOUR_MS) * HOUR_MS);
  const ticks: { timestamp: number; text: string }[] = [];
  for (let timestamp = from; timestamp < until; timestamp += HOUR_MS)
    ticks.push({ timestamp, text: formatUnambiguousTime(timestamp, zone) });
  return { from, until, ticks };
}

/** Returns the position of a moment within the visible hours, in percent. */
export const toAxisPercent = ({ from, until }: VisibleHours, timestamp: number): number =>
  ((timestamp - from) / (until - from)) * 100;
