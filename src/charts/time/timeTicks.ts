import { formatUtcOffset } from '../../lib/date/dateFormat';
import { chartTexts } from '../texts';
import { wallClockToMs, getRepeatedHourOffset, getWallClock, type WallClock } from '../../lib/date/timeZone';
import type { TimeSpan } from './timePoints';

const HOUR = 3600;

/** Possible distances between two ticks of a time axis, shortest first. */
const tickIntervals = [
  ...([1, 2, 3, 6, 12] as const).map((count) => ({ unit: 'hour' as const, count, seconds: count * 3600 })),
  ...([1, 2, 3, 5, 7, 14] as const).map((count) => ({
    unit: 'day' as const,
    count,
    seconds: count * 86_400,
  })),
  ...([1, 2, 3, 6, 12] as const).map((count) => ({
    unit: 'month' as const,
    count,
    seconds: count * 30 * 86_400,
  })),
];

/**
 * Computes ticks of a time axis at round local times of a zone (default: the browser's), at most `maxTicks`; unix seconds.
 */
export function computeTimeTicks({ from, until }: TimeSpan, maxTicks: number, timeZone?: string): number[] {
  const maxCount = Math.max(1, maxTicks);
  const interval =
    tickIntervals.find(({ seconds }) => (until - from) / seconds <= maxCount) ?? tickIntervals.at(-1);
  if (!interval || until <= from) return [];
  const clockAtFrom = getWallClock(from * 1000, timeZone);
  const firstTick: WallClock = {
    ...clockAtFrom,
    hour: 0,
    minute: 0,
    ...(interval.unit === 'month' ? { day: 1 } : {}),
  };
  const ticks: number[] = [];
  for (let offset = 0; ; offset += interval.count) {
    const moment =
      wallClockToMs({ ...firstTick, [interval.unit]: firstTick[interval.unit] + offset }, timeZone) / 1000;
    if (moment > until) return ticks;
    const candidates =
      interval.unit === 'hour' ? findMomentsOfHour(moment, offset % 24, interval.count, timeZone) : [moment];
    ticks.push(...candidates.filter((ts) => ts >= from && ts <= until));
  }
}

/**
 * Returns the moments at which the clocks show an hour, from the earliest possible moment on. If every hour has a tick: none
 * in the night when the clocks go forward over it, two in the night when they go back.
 */
function findMomentsOfHour(
  moment: number,
  hour: number,
  count: number,
  timeZone: string | undefined,
): number[] {
  const showsHour = (ts: number): boolean => getWallClock(ts * 1000, timeZone).hour === hour;
  if (!showsHour(moment)) return [];
  return count === 1 && showsHour(moment + HOUR) ? [moment, moment + HOUR] : [moment];
}

/**
 * Formats a tick: the hour; a repeated hour with its UTC offset (`02:00 (+2)`); the day at midnight; the month on its first
 * day if the axis has no shorter unit.
 */
export function formatTimeTick(ts: number, { from, until }: TimeSpan, timeZone?: string): string {
  const { year, month, day, hour, minute } = getWallClock(ts * 1000, timeZone);
  const padTwo = (value: number): string => String(value).padStart(2, '0');
  const utcOffset = getRepeatedHourOffset(ts * 1000, timeZone);
  // The offset distinguishes the two equal times of one night.
  const offsetSuffix = utcOffset === undefined ? '' : ` (${formatUtcOffset(utcOffset)})`;
  if (hour !== 0 || minute !== 0) return `${padTwo(hour)}:${padTwo(minute)}${offsetSuffix}`;
  const name = chartTexts.monthNames[month - 1] ?? '';
  const isLongSpan = until - from > 200 * 86_400;
  return day === 1 && isLongSpan ? `${name} ${year}` : `${day} ${name}`;
}
