import { parseTime } from '../../../fields/time/parseTime';

/** Least Unix seconds that count as a moment: smaller numbers are hours or minutes of nobody knows what. */
const MIN_EPOCH_SECONDS = 100_000_000;
/** Greatest, in the year 9999: what is larger counts something else than seconds. */
const MAX_EPOCH_SECONDS = 253_402_214_400;

/** What only a calendar has to read: midnight as an end, halves of a day, and hours with their unit. */
const CLOCK_PATTERN = /^(\d{1,2})(?:[:.](\d\d))(?:[:.]\d\d(?:[.,]\d+)?)?\s*(h|hs|hrs|[ap]\.?\s?m\.?)?$/i;

/** A time as a host writes it. */
export type HostTime =
  | { kind: 'moment'; /** ms since 1970 */ timestamp: number }
  | { kind: 'clock'; /** Minutes after midnight, at most 1440. */ minutes: number };

/**
 * Reads a beginning or an end: Unix seconds, or the time of a day ("9:30", "09:30:00", "0930", "09.30 h", "9:30 PM", "24:00").
 * undefined for all that can be read in two ways or in none.
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

/** Minutes after midnight; undefined for what is no time of a day. */
function parseClockMinutes(text: string): number | undefined {
  const match = CLOCK_PATTERN.exec(text);
  if (!match) return undefined;
  const [hour, minute] = [Number(match[1]), Number(match[2])];
  const meridiem = /^[ap]/i.exec(match[3] ?? '')?.[0].toLowerCase();
  const minutes = (meridiem === undefined ? hour : toHourOfDay(hour, meridiem)) * 60 + minute;
  return minute < 60 && minutes <= 1440 ? minutes : undefined;
}

/** 12 AM is midnight, 12 PM noon; NaN for hours that no half of a day has. */
function toHourOfDay(hour: number, meridiem: string): number {
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (meridiem === 'p' ? 12 : 0);
}
