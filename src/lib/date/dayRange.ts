import { parseDateInput, toDateInput } from './dateFormat';

/** First and last day, both included, in the format of `<input type="date">`; empty while not chosen. */
export interface DayRange {
  from: string;
  until: string;
}

const DAY_MS = 86_400_000;

/** Returns the day `days` later (or earlier). Days are `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** True if `seconds` is in the day before that of `now`, in the installation's time zone; a day may have 23 or 25 hours. */
export const isDayBefore = (seconds: number, now: number): boolean =>
  addDays(toDateInput(seconds), 1) === toDateInput(now);

/** Returns the current day in the installation's time zone. */
export const getToday = (): string => toDateInput(Date.now() / 1000);

/** Returns the range of `count` days that ends with `lastDay`. */
export const getLastDays = (count: number, lastDay: string): DayRange => ({
  from: addDays(lastDay, 1 - count),
  until: lastDay,
});

/** Returns the range of a month (`YYYY-MM`), cut at `max`; undefined if no day is left. */
export function getMonthRange(month: string, max: string): DayRange | undefined {
  const from = `${month}-01`;
  if (!(from <= max)) return undefined;
  const nextMonth = addDays(from, 31).slice(0, 7);
  const lastDayOfMonth = addDays(`${nextMonth}-01`, -1);
  return { from, until: lastDayOfMonth < max ? lastDayOfMonth : max };
}

/** Returns the month of a range that is a whole month or one cut at `max`; undefined for all other ranges. */
export function getMonthOfRange({ from, until }: DayRange, max: string): string | undefined {
  const month = from.slice(0, 7);
  return from === `${month}-01` && getMonthRange(month, max)?.until === until ? month : undefined;
}

/** Returns `count` months, that of `max` first, then backwards. */
export function listMonthsUntil(max: string, count: number): string[] {
  const months = [max.slice(0, 7)];
  while (months.length < count) months.push(addDays(`${months.at(-1) ?? ''}-01`, -1).slice(0, 7));
  return months;
}

/** Returns the reason why a range cannot be requested; undefined if it is valid. */
export function getRangeProblem({ from, until }: DayRange, max: string): RangeProblem | undefined {
  const isValidDay = (day: string) => parseDateInput(day) !== undefined;
  if (!isValidDay(from) || !isValidDay(until)) return 'incomplete';
  if (from > max || until > max) return 'late';
  return from > until ? 'reversed' : undefined;
}
export type RangeProblem = 'incomplete' | 'late' | 'reversed';

/** Returns the first and last second of a range in the installation's time zone. 0 for days that do not exist. */
export const toSecondsRange = ({ from, until }: DayRange): { from: number; until: number } => ({
  from: parseDateInput(from) ?? 0,
  until: parseDateInput(until, { endOfDay: true }) ?? 0,
});
