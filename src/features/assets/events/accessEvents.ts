import { compareTexts } from '../../../lib/text/compareTexts';
import { mapRows } from '../../../../dataProvider';
import { interpolateText } from '../../../i18n/interpolateText';
import { formatDate, toDateInput } from '../../../lib/date/dateFormat';
import { getToday } from '../../../lib/date/dayRange';
import { perLocale } from '../../../lib/language/perLocale';
import { eventTexts } from './texts';

/** Door opening. */
export interface AccessEvent {
  /** Index in the response: events have no id of their own. */
  id: string;
  /** Unix seconds. */
  ts: number;
  /** Id of the user; empty if unknown. */
  userId: string;
  username: string;
  email: string;
  /** Raw event: the declared fields format room, action and usage source. */
  raw: Readonly<Record<string, unknown>>;
}

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/**
 * Parses the events of a response, newest first. Events without a time are dropped; a response that is no list is an error.
 */
export const parseEvents = (body: unknown): readonly AccessEvent[] =>
  mapRows(body, (row, index): AccessEvent | undefined => {
    if (formatDate(row.ts) === undefined) return undefined;
    return {
      id: String(index),
      ts: Number(row.ts),
      userId: toText(row.user_id),
      username: toText(row.username),
      email: toText(row.user_email),
      raw: row,
    };
  }).toSorted((a, b) => b.ts - a.ts);

/** Events of one day in the viewer's calendar. */
export interface EventDay {
  /** `DD/MM/YYYY` */
  day: string;
  /** `lunes`; `hoy, lunes` for the current day. */
  weekday: string;
  events: readonly AccessEvent[];
}

/** Groups events by day, keeping their order. */
export function groupByDay(events: readonly AccessEvent[]): EventDay[] {
  const days = new Map<string, AccessEvent[]>();
  for (const event of events) {
    const day = formatDate(event.ts) ?? '';
    const dayEvents = days.get(day);
    if (dayEvents) dayEvents.push(event);
    else days.set(day, [event]);
  }
  return [...days].map(([day, dayEvents]) => ({
    day,
    weekday: formatWeekday(toDateInput(dayEvents[0]?.ts)),
    events: dayEvents,
  }));
}

const getWeekdayFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long' }),
);

/** Formats a day (`YYYY-MM-DD`) as `lunes`, the current day as `hoy, lunes`. */
function formatWeekday(day: string): string {
  const weekday = getWeekdayFormat().format(Date.parse(`${day}T12:00:00Z`));
  return day === getToday() ? interpolateText(eventTexts.today, { weekday }) : weekday;
}

/** User who opened a door. */
export interface EventUser {
  id: string;
  name: string;
  email: string;
  count: number;
}

/** Groups events by user id, most frequent user first; events without a user id do not count. */
export function groupByUser(events: readonly AccessEvent[]): EventUser[] {
  const users = new Map<string, EventUser>();
  for (const { userId, username, email } of events) {
    if (userId === '') continue;
    const user = users.get(userId);
    users.set(userId, {
      id: userId,
      name: user?.name || username,
      email: user?.email || email,
      count: (user?.count ?? 0) + 1,
    });
  }
  const compareNames = (a: EventUser, b: EventUser) =>
    compareTexts(a.name, b.name) || a.id.localeCompare(b.id);
  return [...users.values()].sort((a, b) => b.count - a.count || compareNames(a, b));
}
