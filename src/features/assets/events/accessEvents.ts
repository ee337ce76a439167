import { mapRows } from '../../../../dataProvider';
import { formatDate } from '../../../lib/date/dateFormat';

/** One opening of a door (EVENT-09). */
export interface AccessEvent {
  /** Its place in the answer: events have no id of their own. */
  id: string;
  /** Unix seconds. */
  ts: number;
  /** Empty for somebody unknown. */
  userId: string;
  username: string;
  email: string;
  /** As the host sent it: room, action and usage source are read by the declared fields. */
  raw: Readonly<Record<string, unknown>>;
}

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** The events of an answer, newest first; what has no moment is left out, what is no list of events is a failure. */
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

/** The events of one day of the viewer's calendar. */
export interface EventDay {
  /** `DD/MM/YYYY` */
  day: string;
  events: readonly AccessEvent[];
}

/** Events by day, in their order (EVENT-04). */
export function groupByDay(events: readonly AccessEvent[]): EventDay[] {
  const days = new Map<string, AccessEvent[]>();
  for (const event of events) {
    const day = formatDate(event.ts) ?? '';
    const dayEvents = days.get(day);
    if (dayEvents) dayEvents.push(event);
    else days.set(day, [event]);
  }
  return [...days].map(([day, dayEvents]) => ({ day, events: dayEvents }));
}

/** Somebody who opened a door. */
export interface EventUser {
  id: string;
  name: string;
  email: string;
  count: number;
}

/** The distinct users, counted by their id, who came most often first (EVENT-05); who has no id is nobody's count. */
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
    a.name.localeCompare(b.name, 'es') || a.id.localeCompare(b.id);
  return [...users.values()].sort((a, b) => b.count - a.count || compareNames(a, b));
}
