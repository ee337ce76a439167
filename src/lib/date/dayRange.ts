import { parseDateInput, toDateInput } from './dateFormat';

/** Days from and until, both included, as `<input type="date">` writes them; empty while one is not chosen. */
export interface DayRange {
  from: string;
  until: string;
}

const DAY_MS = 86_400_000;

/** A day so many days later (or earlier). Days are `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The day that it is on the clocks of the installation. */
export const getToday = (): string => toDateInput(Date.now() / 1000);

/** So many days that end with `last`. */
export const getLastDays = (count: number, lastDay: string): DayRange => ({
  from: addDays(lastDay, 1 - count),
  until: lastDay,
});

/** A month (`YYYY-MM`) from its first to its last day, ended by `max` (CONS-10); undefined when nothing is left. */
export function getMonthRange(month: string, max: string): DayRange | undefined {
  const from = `${month}-01`;
  if (!(from <= max)) return undefined;
  const nextMonth = addDays(from, 31).slice(0, 7);
  const lastDayOfMonth = addDays(`${nextMonth}-01`, -1);
  return { from, until: lastDayOfMonth < max ? lastDayOfMonth : max };
}

/** The month that a range is, whole or ended by `max`; undefined for all other ranges. */
export function getMonthOfRange({ from, until }: DayRange, max: string): string | undefined {
  const month = from.slice(0, 7);
  return from === `${month}-01` && getMonthRange(month, max)?.until === until ? month : undefined;
}

/** So many months, the one of `max` first (CONS-09). */
export function listMonthsUntil(max: string, count: number): string[] {
  const months = [max.slice(0, 7)];
  while (months.length < count) months.push(addDays(`${months.at(-1) ?? ''}-01`, -1).slice(0, 7));
  return months;
}

/** What keeps a range from being asked for; undefined when nothing does. */
export function getRangeProblem({ from, until }: DayRange, max: string): RangeProblem | undefined {
  const isValidDay = (day: string) => parseDateInput(day) !== undefined;
  if (!isValidDay(from) || !isValidDay(until)) return 'incomplete';
  if (from > max || until > max) return 'late';
  return from > until ? 'reversed' : undefined;
}
export type RangeProblem = 'incomplete' | 'late' | 'reversed';

/** The first and the last second of a range, on the clocks of the installation. 0 for days that no month has. */
export const toSecondsRange = ({ from, until }: DayRange): { from: number; until: number } => ({
  from: parseDateInput(from) ?? 0,
  until: parseDateInput(until, { endOfDay: true }) ?? 0,
});
