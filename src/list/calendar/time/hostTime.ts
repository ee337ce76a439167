import { parseTime } from '../../../fields/time/parseTime';

/** Minimum Unix seconds of a moment: smaller numbers may be hours or minutes. */
const MIN_EPOCH_SECONDS = 100_000_000;
/** Maximum, in the year 9999: larger numbers are not seconds. */
const MAX_EPOCH_SECONDS = 253_402_214_400;

/** Time formats that only calendars need: midnight as an end, AM and PM, and hours with their unit. */
const CLOCK_PATTERN = /^(\d{1,2})(?:[:.](\d\d))(?:[:.]\d\d(?:[.,]\d+)?)?\s*(h|hs|hrs|[ap]\.?\s?m\.?)?$/i;

/** A time as sent by a host. */
export type HostTime =
  | { kind: 'moment'; /** ms since 1970 */ timestamp: number }
  | { kind: 'clock'; /** Minutes after midnight, at most 1440. */ minutes: number };

/**
 * Parses a start or end: Unix seconds, or a time of day ("9:30", "09:30:00", "0930", "09.30 h", "9:30 PM", "24:00").
 * undefined for invalid or ambiguous values.
 */
export function parseHostTime(value: unknown): HostTime | undefined {
  if (typeof value === 'number')
    return value >= MIN_EPOCH_SECONDS && value <= MAX_EPOCH_SECONDS
      ? { kind: 'moment', timestamp: value * 1000 }
      : undefined;
  if (typeof value !== 'string') return undefined;
  const minutes = parseClockMinutes(parseTime(value) ?? value.trim());
  return minutes === undefined ? undefined : { kind: 'clock', minutes };
}

/** Parses to minutes after midnight; undefined if it is not a time of day. */
function parseClockMinutes(text: string): number | undefined {
  const match = CLOCK_PATTERN.exec(text);
  if (!match) return undefined;
  const [hour, minute] = [Number(match[1]), Number(match[2])];
  const meridiem = /^[ap]/i.exec(match[3] ?? '')?.[0].toLowerCase();
  const minutes = (meridiem === undefined ? hour : toHourOfDay(hour, meridiem)) * 60 + minute;
  return minute < 60 && minutes <= 1440 ? minutes : undefined;
}

/** 12 AM is midnight, 12 PM noon; NaN for hours that are invalid with AM or PM. */
function toHourOfDay(hour: number, meridiem: string): number {
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (meridiem === 'p' ? 12 : 0);
}
