import { readPath } from '../../../config/values/readPath';
import type { OpeningHours } from '../../../config/types';
import { parseHostTime } from './hostTime';

/** An interval of a day, in minutes after midnight. */
export interface MinuteInterval {
  from: number;
  until: number;
}

/** The opening hours of a row; `readOpeningHours` returns undefined if the record has none. */
export interface RowOpeningHours {
  intervals: readonly MinuteInterval[];
  /** 1 to 7, from Monday. */
  weekdays: ReadonlySet<number>;
}

const EVERY_DAY = new Set([1, 2, 3, 4, 5, 6, 7]);

/** Reads the opening hours of a row. One invalid interval makes all of them unknown, so nothing is shown. */
export function readOpeningHours(
  record: unknown,
  { hours, from, to, days }: OpeningHours,
): RowOpeningHours | undefined {
  const rawIntervals = readPath(record, hours);
  if (!Array.isArray(rawIntervals)) return undefined;
  const intervals = rawIntervals.map((rawInterval): MinuteInterval | undefined => {
    const [startTime, endTime] = [
      parseHostTime(readPath(rawInterval, from)),
      parseHostTime(readPath(rawInterval, to)),
    ];
    if (startTime?.kind !== 'clock' || endTime?.kind !== 'clock') return undefined;
    return { from: startTime.minutes, until: endTime.minutes };
  });
  const validIntervals = intervals.filter((interval) => interval !== undefined);
  const weekdays = days === null ? EVERY_DAY : parseWeekdays(readPath(record, days));
  return weekdays && validIntervals.length === intervals.length
    ? { intervals: validIntervals, weekdays }
    : undefined;
}

/** Parses weekdays from a list or a comma-separated text. */
function parseWeekdays(value: unknown): ReadonlySet<number> | undefined {
  const parts: unknown[] | undefined =
    typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : undefined;
  const days = parts?.map((part) => (typeof part === 'string' ? Number(part.trim() || Number.NaN) : part));
  if (!days?.every((day): day is number => typeof day === 'number' && EVERY_DAY.has(day))) return undefined;
  return new Set(days);
}

/** Returns the end of an interval. Midnight, or an end not after the start, means the end of the day. */
export const getIntervalEnd = ({ from, until }: MinuteInterval): number => (until <= from ? 1440 : until);

/**
 * Returns the interval that contains a booking completely; null if none does, or the row is closed on that day. A booking
 * over midnight may continue in an interval of the next day if that one begins when this one ends.
 */
export function findOpenInterval(
  { intervals, weekdays }: RowOpeningHours,
  weekday: number,
  { from, until }: MinuteInterval,
): MinuteInterval | null {
  // An end at midnight is the end of that day.
  const end = until <= from ? until + 1440 : until;
  if (!weekdays.has(weekday)) return null;
  const interval = intervals.find(
    (candidate) => candidate.from <= from && Math.min(end, 1440) <= getIntervalEnd(candidate),
  );
  if (!interval || end <= 1440) return interval ?? null;
  const continuesNextDay =
    weekdays.has((weekday % 7) + 1) &&
    intervals.some((candidate) => candidate.from === 0 && end - 1440 <= getIntervalEnd(candidate));
  return continuesNextDay ? interval : null;
}
