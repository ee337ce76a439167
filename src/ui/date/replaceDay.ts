import { toDateTimeInput } from '../../lib/date/dateFormat';
import type { DateTextKind } from '../../lib/date/parseTypedDate';

/**
 * Replaces the day of `value` with a selected day. A date with time keeps its time; without one it gets the current time.
 */
export function replaceDay(day: string, value: string, kind: DateTextKind): string {
  if (day === '' || kind === 'date') return day;
  const [, time = toDateTimeInput(Date.now() / 1000).slice(10)] =
    /^\d{4}-\d\d-\d\d(T\d\d:\d\d)/.exec(value) ?? [];
  return day + time;
}
