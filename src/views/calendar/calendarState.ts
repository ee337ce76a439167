import { parseDateInput } from '../../lib/dates';
import type { Span } from './days';

/** What the address says of a calendar: `calendar=day|week`, and `day=YYYY-MM-DD` unless it is today. */
export interface CalendarState {
  span: Span;
  /** undefined for today. */
  day: string | undefined;
}

// The years before and after are of no use, and their neighbours would not all be days.
const DAY = /^(?:19|20|21)\d\d-\d\d-\d\d$/;

/** Reads the state out of a query; undefined where the table is shown. What is invalid becomes the default. */
export function readCalendarState(query: URLSearchParams): CalendarState | undefined {
  const span = query.get('calendar');
  if (span === null) return undefined;
  const day = query.get('day') ?? '';
  return {
    span: span === 'week' ? 'week' : 'day',
    day: DAY.test(day) && parseDateInput(day) !== undefined ? day : undefined,
  };
}

/** The query with another state, undefined for the table; what is not the calendar's stays. */
export function writeCalendarState(query: URLSearchParams, state: CalendarState | undefined): string {
  const next = new URLSearchParams(query);
  next.delete('calendar');
  next.delete('day');
  if (state) next.set('calendar', state.span);
  if (state?.day !== undefined) next.set('day', state.day);
  return `?${next}`;
}
