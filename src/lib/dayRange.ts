import { parseDateInput, toDateInput } from './dates';

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
export const today = (): string => toDateInput(Date.now() / 1000);

/** So many days that end with `last`. */
export const lastDays = (count: number, last: string): DayRange => ({
  from: addDays(last, 1 - count),
  until: last,
});

/** A month (`YYYY-MM`) from its first to its last day, ended by `max` (CONS-10); undefined when nothing is left. */
export function monthRange(month: string, max: string): DayRange | undefined {
  const from = `${month}-01`;
  if (!(from <= max)) return undefined;
  const next = addDays(from, 31).slice(0, 7);
  const end = addDays(`${next}-01`, -1);
  return { from, until: end < max ? end : max };
}

/** The month that a range is, whole or ended by `max`; undefined for all other ranges. */
export function monthOf({ from, until }: DayRange, max: string): string | undefined {
  const month = from.slice(0, 7);
  return from === `${month}-01` && monthRange(month, max)?.until === until ? month : undefined;
}

/** So many months, the one of `max` first (CONS-09). */
export function monthsUntil(max: string, count: number): string[] {
  const months = [max.slice(0, 7)];
  while (months.length < count) months.push(addDays(`${months.at(-1) ?? ''}-01`, -1).slice(0, 7));
  return months;
}

/** What keeps a range from being asked for; undefined when nothing does. */
export function rangeProblem({ from, until }: DayRange, max: string): RangeProblem | undefined {
  const known = (day: string) => parseDateInput(day) !== undefined;
  if (!known(from) || !known(until)) return 'incomplete';
  if (from > max || until > max) return 'late';
  return from > until ? 'reversed' : undefined;
}
export type RangeProblem = 'incomplete' | 'late' | 'reversed';

/** The first and the last second of a range, on the clocks of the installation. 0 for days that no month has. */
export const rangeSeconds = ({ from, until }: DayRange): { from: number; until: number } => ({
  from: parseDateInput(from) ?? 0,
  until: parseDateInput(until, { endOfDay: true }) ?? 0,
});
