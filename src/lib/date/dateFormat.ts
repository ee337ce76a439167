import { getLocaleFormat } from '../language/localeFormat';
import { MAX_DATE_MS, wallClockToMs, getRepeatedHourOffset, getWallClock, type WallClock } from './timeZone';

export interface DateFormatOptions {
  /** IANA name, e.g. `Atlantic/Canary`. Default: the installation's zone; the viewer's own if the name is unknown. */
  timeZone?: string | undefined;
}

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** Returns undefined for every value that is not a moment between the years 1 and 9999: null, text, NaN … */
function toWallClock(seconds: unknown, options: DateFormatOptions = {}): WallClock | undefined {
  if (typeof seconds !== 'number' || !(Math.abs(seconds) * 1000 < MAX_DATE_MS)) return undefined;
  if (seconds < -62_135_510_400 || seconds > 253_402_214_400) return undefined;
  return getWallClock(seconds * 1000, options.timeZone);
}

/** Joins the parts of a day in the order of the language that is shown, by its separator or the given one. */
function joinDay(clock: Pick<WallClock, 'day' | 'month' | 'year'>, separator?: string): string {
  const order = getLocaleFormat().dates;
  return order.parts
    .map((part) => pad(clock[part], part === 'year' ? 4 : 2))
    .join(separator ?? order.separator);
}
const joinTime = (clock: WallClock): string => `${pad(clock.hour)}:${pad(clock.minute)}`;

/** Formats Unix seconds as `DD/MM/YYYY`, in the order of the language that is shown; `undefined` for anything else. */
export function formatDate(seconds: unknown, options?: DateFormatOptions): string | undefined {
  const clock = toWallClock(seconds, options);
  return clock && joinDay(clock);
}

/** Formats a day of the calendar, which no zone moves, as `DD/MM/YYYY` in the order of the language that is shown. */
export const formatCalendarDay = (day: Pick<WallClock, 'day' | 'month' | 'year'>): string => joinDay(day);

/** Formats Unix seconds as `DD-MM-YYYY`; `undefined` for anything else. */
export function formatDateDashed(seconds: unknown, options?: DateFormatOptions): string | undefined {
  const clock = toWallClock(seconds, options);
  return clock && joinDay(clock, '-');
}

/** Formats Unix seconds as `HH:mm`; `undefined` for anything else. */
export function formatTime(seconds: unknown, options?: DateFormatOptions): string | undefined {
  const clock = toWallClock(seconds, options);
  return clock && joinTime(clock);
}

/** Formats Unix seconds as `DD/MM/YYYY HH:mm`; `undefined` for anything else. */
export function formatDateTime(seconds: unknown, options?: DateFormatOptions): string | undefined {
  const clock = toWallClock(seconds, options);
  return clock && `${joinDay(clock)} ${joinTime(clock)}`;
}

/** Formats like `formatDateTime`, with the UTC offset if the clock change repeats that hour: `25/10/2026 02:00 (UTC+2)`. */
export function formatMoment(seconds: unknown, options: DateFormatOptions = {}): string | undefined {
  const text = formatDateTime(seconds, options);
  if (text === undefined || typeof seconds !== 'number') return undefined;
  const utcOffset = getRepeatedHourOffset(seconds * 1000, options.timeZone);
  return utcOffset === undefined ? text : `${text} (${formatUtc(utcOffset)})`;
}

/** Formats an offset in minutes as `UTC+5:30`. */
const formatUtc = (minutes: number): string => `UTC${formatUtcOffset(minutes)}`;

/** Formats an offset in minutes as `+5:30`. */
export function formatUtcOffset(minutes: number): string {
  const [hours, restMinutes] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${hours}${restMinutes === 0 ? '' : `:${pad(restMinutes)}`}`;
}

/** Formats Unix seconds as the value of `<input type="date">`, `YYYY-MM-DD`; empty for anything else. */
export function toDateInput(seconds: unknown, options?: DateFormatOptions): string {
  const clock = toWallClock(seconds, options);
  return clock ? `${pad(clock.year, 4)}-${pad(clock.month)}-${pad(clock.day)}` : '';
}

/** Formats Unix seconds as the value of `<input type="datetime-local">`, `YYYY-MM-DDTHH:mm`; empty for anything else. */
export function toDateTimeInput(seconds: unknown, options?: DateFormatOptions): string {
  const clock = toWallClock(seconds, options);
  return clock ? `${toDateInput(seconds, options)}T${joinTime(clock)}` : '';
}

const INPUT = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::\d\d(?:\.\d{1,3})?)?)?$/;

/**
 * Parses the value of a native date or datetime-local input to Unix seconds; `undefined` for anything else, also for days
 * that do not exist. A date alone is the start of that day, or its last second with `endOfDay` (for "valid until").
 */
export function parseDateInput(
  text: unknown,
  options: DateFormatOptions & { endOfDay?: boolean } = {},
): number | undefined {
  const match = typeof text === 'string' ? INPUT.exec(text) : null;
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const calendarDate = new Date(Date.UTC(year, month - 1, day));
  // Date.UTC reads years below 100 as 19xx; this check rejects them as well as the 31st of February.
  if (
    calendarDate.getUTCFullYear() !== year ||
    calendarDate.getUTCMonth() !== month - 1 ||
    calendarDate.getUTCDate() !== day
  )
    return undefined;
  if (hour > 23 || minute > 59) return undefined;
  const isDateOnly = match[4] === undefined;
  if (!isDateOnly || !options.endOfDay)
    return wallClockToMs({ year, month, day, hour, minute }, options.timeZone) / 1000;
  // Do not add 24 hours: a day with a clock change has 23 or 25.
  return wallClockToMs({ year, month, day: day + 1, hour: 0, minute: 0 }, options.timeZone) / 1000 - 1;
}
