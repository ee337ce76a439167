import { readRows } from '../../../../dataProvider';
import { formatDate } from '../../../lib/dates';

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

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** The events of an answer, newest first; what has no moment is left out, what is no list of events is a failure. */
export const readEvents = (body: unknown): readonly AccessEvent[] =>
  readRows(body, (row, at): AccessEvent | undefined => {
    if (formatDate(row.ts) === undefined) return undefined;
    return {
      id: String(at),
      ts: Number(row.ts),
      userId: text(row.user_id),
      username: text(row.username),
      email: text(row.user_email),
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
export function byDay(events: readonly AccessEvent[]): EventDay[] {
  const days = new Map<string, AccessEvent[]>();
  for (const event of events) {
    const day = formatDate(event.ts) ?? '';
    const known = days.get(day);
    if (known) known.push(event);
    else days.set(day, [event]);
  }
  return [...days].map(([day, list]) => ({ day, events: list }));
}

/** Somebody who opened a door. */
export interface Person {
  id: string;
  name: string;
  email: string;
  count: number;
}

/** The distinct users, counted by their id, who came most often first (EVENT-05); who has no id is nobody's count. */
export function peopleOf(events: readonly AccessEvent[]): Person[] {
  const people = new Map<string, Person>();
  for (const { userId, username, email } of events) {
    if (userId === '') continue;
    const known = people.get(userId);
    people.set(userId, {
      id: userId,
      name: known?.name || username,
      email: known?.email || email,
      count: (known?.count ?? 0) + 1,
    });
  }
  const order = (a: Person, b: Person) => a.name.localeCompare(b.name, 'es') || a.id.localeCompare(b.id);
  return [...people.values()].sort((a, b) => b.count - a.count || order(a, b));
}
