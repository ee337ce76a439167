import type { TimePoint } from '../../../charts/time/timePoints';

const HOUR = 3_600;

/** An hour with its amount; undefined if nothing was measured in it. `ts`: unix seconds of its start. */
export interface HourSlot {
  ts: number;
  v: number | undefined;
}

/** Returns a slot for each hour from the first to the last one measured, so that the place of a bar is its time. */
export function listHourSlots(hours: readonly TimePoint[]): HourSlot[] {
  const [first, last] = [hours[0], hours.at(-1)];
  if (!first || !last) return [];
  const amounts = new Map(hours.map(({ ts, v }) => [ts, v]));
  return Array.from({ length: (last.ts - first.ts) / HOUR + 1 }, (_, index) => {
    const ts = first.ts + index * HOUR;
    return { ts, v: amounts.get(ts) };
  });
}
