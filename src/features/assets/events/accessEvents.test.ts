import { describe, expect, it, vi } from 'vitest';
import { parseDateInput } from '../../../lib/date/dateFormat';
import { groupByDay, groupByUser, parseEvents } from './accessEvents';

const at = (text: string) => parseDateInput(text) ?? 0;
const event = (ts: number, user: string | null = null, more: object = {}) => ({
  ts,
  user_id: user,
  username: user && `Nombre ${user}`,
  user_email: null,
  room: 'Entrada',
  ...more,
});

describe('access events [EVENT-04, EVENT-05, EVENT-09]', () => {
  it('are read newest first, whatever else is in the list; no list is a failure', () => {
    const data = [event(10, 'u1'), null, 'x', { room: 'no moment' }, event(30), event(20, ' ')];
    const events = parseEvents({ data });
    expect(events.map(({ ts, userId }) => [ts, userId])).toEqual([
      [30, ''],
      [20, ''],
      [10, 'u1'],
    ]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(3);
    for (const body of [{}, { data: {} }, null]) expect(() => parseEvents(body)).toThrow();
  });

  it('stand under the days of the viewer’s calendar, with the weekday', () => {
    vi.useFakeTimers({ now: at('2026-11-20T12:00') * 1000, toFake: ['Date'] });
    const data = [
      event(at('2026-11-20T00:00')),
      event(at('2026-11-19T23:59')),
      event(at('2026-11-20T23:59')),
    ];
    expect(
      groupByDay(parseEvents({ data })).map(({ day, weekday, events }) => [day, weekday, events.length]),
    ).toEqual([
      ['20/11/2026', 'hoy, viernes', 2],
      ['19/11/2026', 'jueves', 1],
    ]);
    vi.useRealTimers();
  });

  it('their users are counted by id, not by name, and nobody without one', () => {
    const data = [
      event(1, 'u1'),
      event(2, 'u2', { username: 'Nombre u1' }),
      event(3, 'u2', { username: null, user_email: 'dos@example.com' }),
      event(4, null, { username: 'Sin id' }),
    ];
    expect(groupByUser(parseEvents({ data }))).toEqual([
      { id: 'u2', name: 'Nombre u1', email: 'dos@example.com', count: 2 },
      { id: 'u1', name: 'Nombre u1', email: '', count: 1 },
    ]);
  });
});
