import type { TimePoint } from '../../../../charts/time/timePoints';
import { getUtcOffset } from '../../../../lib/date/timeZone';

/** An hour with much more than is usual then. */
export interface UnusualHour extends TimePoint {
  /** Usual amount of the hour. */
  usual: number;
}

/** Result of a comparison of hours with those of the weeks before. */
export interface TypicalHours {
  /** Usual amount of an hour, by its Unix seconds; hours with too few values before are missing. */
  usual: ReadonlyMap<number, number>;
  /** Unusual hours, the largest excess first. */
  unusual: readonly UnusualHour[];
}

/** Number of earlier weeks with a value from which the usual amount is known. */
export const MIN_WEEKS = 4;
/** Multiple of the usual amount from which an hour is unusual. */
const MIN_TIMES = 2.5;
/** Number of earlier weeks that may have had as much. */
const MAX_EQUAL_WEEKS = 1;
/** Multiple of the median of all hours by which an unusual one exceeds its own: small amounts double for no reason. */
const MIN_EXCESS = 1;

/**
 * Compares hourly amounts with the median of the same hour and weekday over the `weeks` weeks before each. Both in the time zone
 * of the installation, so that a clock change moves nothing. Negative amounts, which no meter measures, count as missing.
 *
 * @param history Amounts of the weeks before the first hour.
 */
export function compareWithWeeksBefore(
  hours: readonly TimePoint[],
  history: readonly TimePoint[],
  weeks: number,
): TypicalHours {
  const amounts = new Map<number, number>();
  const toDayAndHour = createDayAndHour();
  const placed = [...history, ...hours]
    .filter(isAmount)
    .map((point) => ({ ...point, ...toDayAndHour(point.ts) }));
  for (const { day, hour, v } of placed) amounts.set(day * 24 + hour, v);
  const minExcess = (getMedian(placed.filter(({ v }) => v > 0).map(({ v }) => v)) ?? 0) * MIN_EXCESS;
  const usual = new Map<number, number>();
  const unusual: UnusualHour[] = [];
  for (const { ts, v, day, hour } of placed.slice(placed.length - hours.filter(isAmount).length)) {
    const before: number[] = [];
    for (let week = 1; week <= weeks; week += 1) {
      const amount = amounts.get((day - week * 7) * 24 + hour);
      if (amount !== undefined) before.push(amount);
    }
    const median = before.length < MIN_WEEKS ? undefined : getMedian(before);
    if (median === undefined) continue;
    usual.set(ts, median);
    const isHigh = v >= median * MIN_TIMES && v > median && v - median >= minExcess;
    if (isHigh && before.filter((amount) => amount >= v).length <= MAX_EQUAL_WEEKS)
      unusual.push({ ts, v, usual: median });
  }
  return { usual, unusual: unusual.sort((a, b) => b.v - b.usual - (a.v - a.usual)) };
}

const isAmount = ({ v }: TimePoint): boolean => Number.isFinite(v) && v >= 0;

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Returns a function for day, counted from 1970, and hour of a moment by the clock of the installation. Formatting a moment is slow
 * for a year of hours, so it reads the clock twice a day, and for each moment only if the clock changes that day.
 */
function createDayAndHour(): (ts: number) => { day: number; hour: number } {
  const offsets = new Map<number, number>();
  const getCachedOffset = (ts: number): number => {
    const offset = offsets.get(ts) ?? getClockOffset(ts);
    offsets.set(ts, offset);
    return offset;
  };
  return (ts) => {
    const start = Math.floor(ts / DAY) * DAY;
    const offset = getCachedOffset(start);
    const local = ts + (offset === getCachedOffset(start + DAY) ? offset : getClockOffset(ts));
    const day = Math.floor(local / DAY);
    return { day, hour: Math.floor((local - day * DAY) / HOUR) };
  };
}

/** Returns the seconds by which the clock of the installation is ahead of UTC at a moment. */
const getClockOffset = (ts: number): number => getUtcOffset(ts * 1000) / 1000;

/** Returns the median; undefined without values. */
function getMedian(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  return sorted.length % 2 === 1 || upper === undefined ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
