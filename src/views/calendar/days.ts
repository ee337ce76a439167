import { addDays } from '../../lib/dayRange';
import { formatTime, offsetText, toDateInput } from '../../lib/dates';
import { momentOf, repeatedOffset } from '../../lib/zone';

/** One day of a zone: the moments (ms since 1970) at which it begins and at which the next one does. */
export interface Day {
  /** `YYYY-MM-DD`. */
  day: string;
  from: number;
  until: number;
}

export type Span = 'day' | 'week';

const DAY_MINUTES = 1440;

/** The moment at which the clocks of a zone show so many minutes after the midnight of a day. */
export function momentAt(day: string, minutes: number, zone: string | undefined): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return momentOf({ year, month, day: date, hour: Math.floor(minutes / 60), minute: minutes % 60 }, zone);
}

/** Bounds of days, each worked out once: asking a zone is slow, and ten thousand records stand on few days. */
export function dayReader(zone: string | undefined): {
  /** The day that a moment (Unix seconds) is in. */
  dayOf: (seconds: number) => string;
  boundsOf: (day: string) => Day;
  /** The moment (ms) of minutes after the midnight of a day. */
  at: (day: string, minutes: number) => number;
} {
  const days = new Map<number, string>();
  const bounds = new Map<string, Day>();
  const dayOf = (seconds: number): string => {
    const known = days.get(seconds);
    if (known !== undefined) return known;
    const day = toDateInput(seconds, { timeZone: zone });
    days.set(seconds, day);
    return day;
  };
  const boundsOf = (day: string): Day => {
    const known = bounds.get(day);
    if (known) return known;
    const made = { day, from: momentAt(day, 0, zone), until: momentAt(day, DAY_MINUTES, zone) };
    bounds.set(day, made);
    return made;
  };
  const at = (day: string, minutes: number): number => {
    const { from, until } = boundsOf(day);
    // On all days but two a year the clocks go on evenly.
    return until - from === DAY_MINUTES * 60_000 ? from + minutes * 60_000 : momentAt(day, minutes, zone);
  };
  return { dayOf, boundsOf, at };
}

/** 1 to 7 from Monday. */
export const weekdayOf = (day: string): number => ((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** The days that are shown with one of them: itself, or its week from Monday. */
export function daysOf(span: Span, day: string): string[] {
  if (span === 'day') return [day];
  const monday = addDays(day, 1 - weekdayOf(day));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** The day that stands for the next (1) or the previous (-1) period. */
export const stepped = (span: Span, day: string, by: 1 | -1): string =>
  addDays(day, span === 'day' ? by : 7 * by);

/** A moment (ms) as `HH:mm`; of a time that the clocks show twice it says which one is meant: `02:00 (UTC+2)`. */
export function timeText(at: number, zone: string | undefined): string {
  const text = formatTime(at / 1000, { timeZone: zone }) ?? '';
  const ahead = repeatedOffset(at, zone);
  return ahead === undefined ? text : `${text} (UTC${offsetText(ahead)})`;
}

const utc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', ...options });
const long = utc({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const range = utc({ day: 'numeric', month: 'short', year: 'numeric' });
const short = utc({ weekday: 'short', day: 'numeric', month: 'numeric' });
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** `domingo, 22 de noviembre de 2026`. */
export const dayTitle = (day: string): string => long.format(noon(day));
/** `dom, 22/11`. */
export const shortDay = (day: string): string => short.format(noon(day));
/** What days are called together: `16–22 nov 2026`, or the one. */
export function daysTitle(days: readonly string[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  return first === last ? dayTitle(first) : range.formatRange(noon(first), noon(last));
}
