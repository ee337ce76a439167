import { toDateTimeInput } from '../../lib/date/dateFormat';
import type { DateTextKind } from '../../lib/date/dateText';

/** A day that was chosen in place of `value`: a moment keeps its time; one that had none gets that of now. */
export function replaceDay(day: string, value: string, kind: DateTextKind): string {
  if (day === '' || kind === 'date') return day;
  const [, time = toDateTimeInput(Date.now() / 1000).slice(10)] =
    /^\d{4}-\d\d-\d\d(T\d\d:\d\d)/.exec(value) ?? [];
  return day + time;
}
