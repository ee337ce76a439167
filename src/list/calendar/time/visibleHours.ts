import { createDayCache, formatUnambiguousTime, type CalendarDay } from './days';
import { getIntervalEnd } from './openingHours';
import type { CalendarRow } from '../grid/layoutRows';

const HOUR_MS = 3_600_000;
/** Hours of a day that are shown whatever is on it. */
const DEFAULT_HOURS = { from: 8, until: 20 };

/** The part of a day that is shown, and its full hours. */
export interface VisibleHours {
  /** ms since 1970 */
  from: number;
  until: number;
  ticks: readonly { timestamp: number; text: string }[];
}

/**
 * As many hours of a day as are needed for what is on it, for the hours in which its rows can be used, and for the hour
 * that begins at `now` (ms since 1970) where some of it is on that day. Counted by the hours that pass: the day on which the clocks change has 23 or 25.
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

/** Where a moment stands on the hours shown, in percent. */
export const toAxisPercent = ({ from, until }: VisibleHours, timestamp: number): number =>
  ((timestamp - from) / (until - from)) * 100;
