import { parseDateInput, toDateInput } from '../../lib/date/dateFormat';
import type { Condition } from '../types';

type ValueTest = Extract<Condition, { field: string }>;

/** From when until when something holds, in Unix seconds: the end does not belong to it. undefined: never. */
type TimeSpan = readonly [from: number, until: number] | undefined;

/** When the tests of a moment (Unix seconds) hold; never of what is no moment. */
export const timeSpans = {
  past: (timestamp: unknown): TimeSpan => (isTimestamp(timestamp) ? [timestamp, Infinity] : undefined),
  within: (timestamp: unknown, { past = 0, next = 0 }: NonNullable<ValueTest['within']>): TimeSpan =>
    isTimestamp(timestamp) ? [timestamp - next, timestamp + past] : undefined,
  /** That day on the clocks of the installation, which has 23 or 25 hours when they change. */
  sameDay: (timestamp: unknown): TimeSpan => {
    const day = isTimestamp(timestamp) ? toDateInput(timestamp) : '';
    const [from, lastSecond] = [parseDateInput(day), parseDateInput(day, { endOfDay: true })];
    return from === undefined || lastSecond === undefined ? undefined : [from, lastSecond + 1];
  },
};

const isTimestamp = (value: unknown): value is number => typeof value === 'number';

/** The spans of all tests of a condition on one value. */
export const getTimeSpans = ({ past, within, sameDay }: ValueTest, value: unknown): readonly TimeSpan[] => [
  past === undefined ? undefined : timeSpans.past(value),
  within && timeSpans.within(value, within),
  sameDay === undefined ? undefined : timeSpans.sameDay(value),
];

/** True if the current time is in the span. */
export function includesNow(span: TimeSpan): boolean {
  const now = Date.now() / 1000;
  return span !== undefined && span[0] <= now && now < span[1];
}
