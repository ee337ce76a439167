import { parseDateInput } from '../../lib/date/dateFormat';
import type { Span } from './time/days';

/** What the address says of a calendar: `calendar=day|week`, and `day=YYYY-MM-DD` unless it is today. */
export interface CalendarState {
  span: Span;
  /** undefined for today. */
  day: string | undefined;
}

// The years before and after are of no use, and their neighbours would not all be days.
const DAY_PATTERN = /^(?:19|20|21)\d\d-\d\d-\d\d$/;

/** Reads the state out of a query; undefined where the table is shown. What is invalid becomes the default. */
export function readCalendarState(searchParams: URLSearchParams): CalendarState | undefined {
  const span = searchParams.get('calendar');
  if (span === null) return undefined;
  const day = searchParams.get('day') ?? '';
  return {
    span: span === 'week' ? 'week' : 'day',
    day: DAY_PATTERN.test(day) && parseDateInput(day) !== undefined ? day : undefined,
  };
}

/** The query with another state, undefined for the table; what is not the calendar's stays. */
export function writeCalendarState(searchParams: URLSearchParams, state: CalendarState | undefined): string {
  const nextSearchParams = new URLSearchParams(searchParams);
  nextSearchParams.delete('calendar');
  nextSearchParams.delete('day');
  if (state) nextSearchParams.set('calendar', state.span);
  if (state?.day !== undefined) nextSearchParams.set('day', state.day);
  return `?${nextSearchParams}`;
}
