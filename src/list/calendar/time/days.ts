import { getLocaleFormat } from '../../../lib/language/localeFormat';
import { perLocale } from '../../../lib/language/perLocale';
import { addDays } from '../../../lib/date/dayRange';
import { formatTime, formatUtcOffset, toDateInput } from '../../../lib/date/dateFormat';
import { wallClockToMs, getRepeatedHourOffset } from '../../../lib/date/timeZone';

/** One day of a time zone: the moments (ms since 1970) at which it and the next one begin. */
export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  date: string;
  from: number;
  until: number;
}

export type Span = 'day' | 'week';

const DAY_MINUTES = 1440;

/** Returns the moment at which the clocks of a zone show the given minutes after midnight of a day. */
export function computeTimestamp(day: string, minutes: number, zone: string | undefined): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return wallClockToMs(
    { year, month, day: date, hour: Math.floor(minutes / 60), minute: minutes % 60 },
    zone,
  );
}

/** Caches the bounds of days: time zone conversion is slow, and ten thousand records share few days. */
export function createDayCache(zone: string | undefined): {
  /** Returns the day of a moment (Unix seconds). */
  getDate: (seconds: number) => string;
  getDay: (day: string) => CalendarDay;
  /** Returns the moment (ms) for minutes after midnight of a day. */
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
    // Fast path: all days but two a year have no clock change.
    return until - from === DAY_MINUTES * 60_000
      ? from + minutes * 60_000
      : computeTimestamp(day, minutes, zone);
  };
  return { getDate, getDay, toTimestamp };
}

/** Returns 1 to 7, from Monday. */
export const getWeekday = (day: string): number => ((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** Returns the visible days for a day: the day itself, or its week from the first day of the language that is shown. */
export function getDatesInSpan(span: Span, day: string): string[] {
  if (span === 'day') return [day];
  const firstDay = addDays(day, -((getWeekday(day) - getLocaleFormat().firstWeekday + 7) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(firstDay, index));
}

/** Returns the day that represents the next (1) or previous (-1) period. */
export const shiftDate = (span: Span, day: string, direction: 1 | -1): string =>
  addDays(day, span === 'day' ? direction : 7 * direction);

/** Formats a moment (ms) as `HH:mm`; adds the offset to a time that occurs twice: `02:00 (UTC+2)`. */
export function formatUnambiguousTime(timestamp: number, zone: string | undefined): string {
  const text = formatTime(timestamp / 1000, { timeZone: zone }) ?? '';
  const offset = getRepeatedHourOffset(timestamp, zone);
  return offset === undefined ? text : `${text} (UTC${formatUtcOffset(offset)})`;
}

const createUtcFormat = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }));
const getLongFormat = createUtcFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const getRangeFormat = createUtcFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const getShortFormat = createUtcFormat({ weekday: 'short', day: 'numeric', month: 'numeric' });
const getShortDayFormat = createUtcFormat({ weekday: 'short', day: 'numeric', month: 'short' });
const getShortRangeFormat = createUtcFormat({ day: 'numeric', month: 'short' });
const toNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Formats as `domingo, 22 de noviembre de 2026`. */
export const formatLongDate = (day: string): string => getLongFormat().format(toNoon(day));
/** Formats as `dom, 22/11`. */
export const formatShortDate = (day: string): string => getShortFormat().format(toNoon(day));
/** Formats several days as `16–22 nov 2026`, a single one as a day; short without year as `16–22 nov` and `dom, 22 nov`. */
export function formatDateRange(days: readonly string[], isShort = false): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  if (first === last) return isShort ? getShortDayFormat().format(toNoon(first)) : formatLongDate(first);
  const format = isShort ? getShortRangeFormat() : getRangeFormat();
  return format.formatRange(toNoon(first), toNoon(last));
}
