import { readPath } from '../../config/readPath';
import type { OpenHours } from '../../config/types';
import { readTime } from './clock';

/** An interval of a day, in minutes after midnight. */
export interface Interval {
  from: number;
  until: number;
}

/** When a row can be used; undefined where its record does not say it. */
export interface RowHours {
  intervals: readonly Interval[];
  /** 1 to 7 from Monday. */
  days: ReadonlySet<number>;
}

const EVERY_DAY = new Set([1, 2, 3, 4, 5, 6, 7]);

/** Reads the hours of a row. One interval that cannot be read makes all of them unknown: nothing is said then. */
export function rowHours(record: unknown, { hours, from, until, days }: OpenHours): RowHours | undefined {
  const list = readPath(record, hours);
  if (!Array.isArray(list)) return undefined;
  const intervals = list.map((one): Interval | undefined => {
    const [begins, ends] = [readTime(readPath(one, from)), readTime(readPath(one, until))];
    if (begins?.kind !== 'clock' || ends?.kind !== 'clock') return undefined;
    return { from: begins.minutes, until: ends.minutes };
  });
  const known = intervals.filter((one) => one !== undefined);
  const on = days === null ? EVERY_DAY : readDays(readPath(record, days));
  return on && known.length === intervals.length ? { intervals: known, days: on } : undefined;
}

/** Days of the week as a list, or with commas between. */
function readDays(value: unknown): ReadonlySet<number> | undefined {
  const parts: unknown[] | undefined =
    typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : undefined;
  const days = parts?.map((part) => (typeof part === 'string' ? Number(part.trim() || Number.NaN) : part));
  if (!days?.every((day): day is number => typeof day === 'number' && EVERY_DAY.has(day))) return undefined;
  return new Set(days);
}

/** The end of an interval: midnight is that of the day's end, as is all that is not after its beginning. */
export const endOf = ({ from, until }: Interval): number => (until <= from ? 1440 : until);

/**
 * The interval that a booking lies in, whole; null where it lies outside of all, or the day is none of the row's. One over
 * midnight may go on in an interval of the next day, where that begins as this one ends: the row is open all the while.
 */
export function intervalOf(
  { intervals, days }: RowHours,
  weekday: number,
  { from, until }: Interval,
): Interval | null {
  // An end at midnight is the end of that day.
  const end = until <= from ? until + 1440 : until;
  if (!days.has(weekday)) return null;
  const found = intervals.find((one) => one.from <= from && Math.min(end, 1440) <= endOf(one));
  if (!found || end <= 1440) return found ?? null;
  const goesOn =
    days.has((weekday % 7) + 1) && intervals.some((one) => one.from === 0 && end - 1440 <= endOf(one));
  return goesOn ? found : null;
}
