import { formatDateTime, parseDateInput, toDateTimeInput, type DateFormatOptions } from './dateFormat';

/** Tolerance in ms: a clock change is larger than this, and offsets from before time zones are rounded by up to this. */
const ROUNDING = 60_000;

/**
 * Returns the moment that replaces a local time skipped by the clock change in spring: `28/03/2027 03:30` for
 * "2027-03-28T02:30" in Madrid. `undefined` for a time that exists, and for any other text.
 */
export function getDstGapReplacement(text: unknown, options: DateFormatOptions = {}): string | undefined {
  const moment = parseDateInput(text, options);
  if (moment === undefined || typeof text !== 'string' || !text.includes('T')) return undefined;
  const wallClockMs = Date.parse(`${toDateTimeInput(moment, options)}Z`);
  return wallClockMs - Date.parse(`${text.slice(0, 16)}Z`) > ROUNDING
    ? formatDateTime(moment, options)
    : undefined;
}
