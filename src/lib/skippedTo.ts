import { formatDateTime, parseDateInput, toDateTimeInput, type DateOptions } from './dates';

/** ms; clocks go forward by more, and those of before there were zones are rounded by as much. */
const ROUNDING = 60_000;

/**
 * The moment that stands in for a day with a time that the clocks skip, the night they go forward: `28/03/2027 03:30` for
 * "2027-03-28T02:30" in Madrid. `undefined` for a time that there is, and for all that is none.
 */
export function skippedTo(text: unknown, options: DateOptions = {}): string | undefined {
  const moment = parseDateInput(text, options);
  if (moment === undefined || typeof text !== 'string' || !text.includes('T')) return undefined;
  const shown = Date.parse(`${toDateTimeInput(moment, options)}Z`);
  return shown - Date.parse(`${text.slice(0, 16)}Z`) > ROUNDING ? formatDateTime(moment, options) : undefined;
}
