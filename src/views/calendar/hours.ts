import { dayReader, timeText, type Day } from './days';
import { endOf } from './open';
import type { Row } from './rows';

const HOUR = 3_600_000;
/** Hours of a day that are shown whatever is on it. */
const USUAL = { from: 8, until: 20 };

/** The part of a day that is shown, and its full hours. */
export interface Hours {
  /** ms since 1970 */
  from: number;
  until: number;
  ticks: readonly { at: number; text: string }[];
}

/**
 * As many hours of a day as are needed for what is on it, for the hours in which its rows can be used, and for the hour
 * that begins at `now` (ms since 1970) where some of it is on that day. Counted by the hours that pass: the day on which the clocks change has 23 or 25.
 */
export function hoursOf(
  { day, from: start, until: end }: Day,
  rows: readonly Row[],
  weekday: number,
  now: number,
  zone: string | undefined,
): Hours {
  const { at: momentOf } = dayReader(zone);
  let [from, until] = [momentOf(day, USUAL.from * 60), momentOf(day, USUAL.until * 60)];
  const show = (first: number, last: number): void => {
    from = Math.min(from, first);
    until = Math.max(until, last);
  };
  for (const { pieces, hours } of rows) {
    for (const piece of pieces) show(piece.from, piece.until);
    if (!hours?.days.has(weekday)) continue;
    for (const one of hours.intervals) show(momentOf(day, one.from), momentOf(day, endOf(one)));
  }
  const [first, last] = [Math.max(now, start), Math.min(now + HOUR, end)];
  if (first < last) show(first, last);
  from = start + Math.floor((Math.max(from, start) - start) / HOUR) * HOUR;
  until = Math.min(end, start + Math.ceil((until - start) / HOUR) * HOUR);
  const ticks: { at: number; text: string }[] = [];
  for (let at = from; at < until; at += HOUR) ticks.push({ at, text: timeText(at, zone) });
  return { from, until, ticks };
}

/** Where a moment stands on the hours shown, in percent. */
export const percentAt = ({ from, until }: Hours, at: number): number => ((at - from) / (until - from)) * 100;
