import { addDays } from '../../../lib/date/dayRange';
import { formatTime, formatUtcOffset, toDateInput } from '../../../lib/date/dateFormat';
import { wallClockToMs, getRepeatedHourOffset } from '../../../lib/date/timeZone';

/** One day of a zone: the moments (ms since 1970) at which it begins and at which the next one does. */
export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  date: string;
  from: number;
  until: number;
}

export type Span = 'day' | 'week';

const DAY_MINUTES = 1440;

/** The moment at which the clocks of a zone show so many minutes after the midnight of a day. */
export function computeTimestamp(day: string, minutes: number, zone: string | undefined): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return wallClockToMs(
    { year, month, day: date, hour: Math.floor(minutes / 60), minute: minutes % 60 },
    zone,
  );
}

/** Bounds of days, each worked out once: asking a zone is slow, and ten thousand records stand on few days. */
export function createDayCache(zone: string | undefined): {
  /** The day that a moment (Unix seconds) is in. */
  getDate: (seconds: number) => string;
  getDay: (day: string) => CalendarDay;
  /** The moment (ms) of minutes after the midnight of a day. */
  toTimestamp: (day: string, minutes: number) => number;
} {
  const datesBySeconds = new Map<number, string>();
  const daysByDate = new Map<string, CalendarDay>();
  const getDate = (seconds: number): string => {
    const cached = datesBySeconds.get(seconds);
    if (cached !== undefined) return cached;
    const day = toDateInput(seconds, { timeZone: zone });
    datesBySeconds.set(seconds, day);
    return day;
  };
  const getDay = (day: string): CalendarDay => {
    const cached = daysByDate.get(day);
    if (cached) return cached;
    const computedDay = {
      date: day,
      from: computeTimestamp(day, 0, zone),
      until: computeTimestamp(day, DAY_MINUTES, zone),
    };
    daysByDate.set(day, computedDay);
    return computedDay;
  };
  const toTimestamp = (day: string, minutes: number): number => {
    const { from, until } = getDay(day);
    // On all days but two a year the clocks go on evenly.
    return until - from === DAY_MINUTES * 60_000
      ? from + minutes * 60_000
      : computeTimestamp(day, minutes, zone);
  };
  return { getDate, getDay, toTimestamp };
}

/** 1 to 7 from Monday. */
export const getWeekday = (day: string): number => ((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** The days that are shown with one of them: itself, or its week from Monday. */
export function getDatesInSpan(span: Span, day: string): string[] {
  if (span === 'day') return [day];
  const monday = addDays(day, 1 - getWeekday(day));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** The day that stands for the next (1) or the previous (-1) period. */
export const shiftDate = (span: Span, day: string, direction: 1 | -1): string =>
  addDays(day, span === 'day' ? direction : 7 * direction);

/** A moment (ms) as `HH:mm`; of a time that the clocks show twice it says which one is meant: `02:00 (UTC+2)`. */
export function formatUnambiguousTime(timestamp: number, zone: string | undefined): string {
  const text = formatTime(timestamp / 1000, { timeZone: zone }) ?? '';
  const offset = getRepeatedHourOffset(timestamp, zone);
  return offset === undefined ? text : `${text} (UTC${formatUtcOffset(offset)})`;
}

const createUtcFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', ...options });
const longFormat = createUtcFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const rangeFormat = createUtcFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const shortFormat = createUtcFormat({ weekday: 'short', day: 'numeric', month: 'numeric' });
const toNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** `domingo, 22 de noviembre de 2026`. */
export const formatLongDate = (day: string): string => longFormat.format(toNoon(day));
/** `dom, 22/11`. */
export const formatShortDate = (day: string): string => shortFormat.format(toNoon(day));
/** What days are called together: `16–22 nov 2026`, or the one. */
export function formatDateRange(days: readonly string[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  return first === last ? formatLongDate(first) : rangeFormat.formatRange(toNoon(first), toNoon(last));
}
