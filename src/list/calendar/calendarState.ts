import { parseDateInput } from '../../lib/date/dateFormat';
import type { Span } from './time/days';

/** Calendar state in the URL: `calendar=day|week`, and `day=YYYY-MM-DD` unless it is today. */
export interface CalendarState {
  span: Span;
  /** undefined for today. */
  day: string | undefined;
}

// Only these years: others are not needed, and the days next to their limits may not be valid.
const DAY_PATTERN = /^(?:19|20|21)\d\d-\d\d-\d\d$/;

/** Reads the state from the query; undefined for the table. Invalid values become the default. */
export function readCalendarState(searchParams: URLSearchParams): CalendarState | undefined {
  const span = searchParams.get('calendar');
  if (span === null) return undefined;
  const day = searchParams.get('day') ?? '';
  return {
    span: span === 'week' ? 'week' : 'day',
    day: DAY_PATTERN.test(day) && parseDateInput(day) !== undefined ? day : undefined,
  };
}

/** Returns the query with another state, undefined for the table. Other parameters stay. */
export function writeCalendarState(searchParams: URLSearchParams, state: CalendarState | undefined): string {
  const nextSearchParams = new URLSearchParams(searchParams);
  nextSearchParams.delete('calendar');
  nextSearchParams.delete('day');
  if (state) nextSearchParams.set('calendar', state.span);
  if (state?.day !== undefined) nextSearchParams.set('day', state.day);
  return `?${nextSearchParams}`;
}
