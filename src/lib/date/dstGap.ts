import { formatDateTime, parseDateInput, toDateTimeInput, type DateFormatOptions } from './dateFormat';

/** ms; clocks go forward by more, and those of before there were zones are rounded by as much. */
const ROUNDING = 60_000;

/**
 * The moment that stands in for a day with a time that the clocks skip, the night they go forward: `28/03/2027 03:30` for
 * "2027-03-28T02:30" in Madrid. `undefined` for a time that there is, and for all that is none.
 */
export function getDstGapReplacement(text: unknown, options: DateFormatOptions = {}): string | undefined {
  const moment = parseDateInput(text, options);
  if (moment === undefined || typeof text !== 'string' || !text.includes('T')) return undefined;
  const wallClockMs = Date.parse(`${toDateTimeInput(moment, options)}Z`);
  return wallClockMs - Date.parse(`${text.slice(0, 16)}Z`) > ROUNDING
    ? formatDateTime(moment, options)
    : undefined;
}
