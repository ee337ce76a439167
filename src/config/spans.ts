import { parseDateInput, toDateInput } from '../lib/dates';
import type { Condition } from './types';

type Test = Extract<Condition, { field: string }>;

/** From when until when something holds, in Unix seconds: the end does not belong to it. undefined: never. */
type Span = readonly [from: number, until: number] | undefined;

/** When the tests of a moment (Unix seconds) hold; never of what is no moment. */
export const spans = {
  past: (moment: unknown): Span => (isMoment(moment) ? [moment, Infinity] : undefined),
  within: (moment: unknown, { past = 0, next = 0 }: NonNullable<Test['within']>): Span =>
    isMoment(moment) ? [moment - next, moment + past] : undefined,
  /** That day on the clocks of the installation, which has 23 or 25 hours when they change. */
  sameDay: (moment: unknown): Span => {
    const day = isMoment(moment) ? toDateInput(moment) : '';
    const [from, last] = [parseDateInput(day), parseDateInput(day, { endOfDay: true })];
    return from === undefined || last === undefined ? undefined : [from, last + 1];
  },
};

const isMoment = (value: unknown): value is number => typeof value === 'number';

/** The spans of all tests of a condition on one value. */
export const spansOf = ({ past, within, sameDay }: Test, value: unknown): readonly Span[] => [
  past === undefined ? undefined : spans.past(value),
  within && spans.within(value, within),
  sameDay === undefined ? undefined : spans.sameDay(value),
];

/** Whether it is a time of the span now. */
export function isNow(span: Span): boolean {
  const now = Date.now() / 1000;
  return span !== undefined && span[0] <= now && now < span[1];
}
