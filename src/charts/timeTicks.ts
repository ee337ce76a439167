import { offsetText } from '../lib/dates';
import { chartTexts } from './texts';
import { momentOf, repeatedOffset, wallClock, type WallClock } from '../lib/zone';
import type { Span } from './timeSeries';

const HOUR = 3600;

/** What may lie between two marks of a time axis, shortest first. */
const steps = [
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

/** Marks of a time axis at round moments of the clocks of a zone (the viewer's own if absent), `most` at most; unix seconds. */
export function timeTicks({ from, until }: Span, most: number, timeZone?: string): number[] {
  const room = Math.max(1, most);
  const step = steps.find(({ seconds }) => (until - from) / seconds <= room) ?? steps.at(-1);
  if (!step || until <= from) return [];
  const start = wallClock(from * 1000, timeZone);
  const first: WallClock = { ...start, hour: 0, minute: 0, ...(step.unit === 'month' ? { day: 1 } : {}) };
  const ticks: number[] = [];
  for (let n = 0; ; n += step.count) {
    const moment = momentOf({ ...first, [step.unit]: first[step.unit] + n }, timeZone) / 1000;
    if (moment > until) return ticks;
    const found = step.unit === 'hour' ? atHour(moment, n % 24, step.count, timeZone) : [moment];
    ticks.push(...found.filter((ts) => ts >= from && ts <= until));
  }
}

/**
 * When the clocks show an hour, from the first moment on at which they may: never in the night they go forward over it,
 * twice in the night they go back, if every hour is marked.
 */
function atHour(moment: number, hour: number, count: number, timeZone: string | undefined): number[] {
  const shows = (ts: number): boolean => wallClock(ts * 1000, timeZone).hour === hour;
  if (!shows(moment)) return [];
  return count === 1 && shows(moment + HOUR) ? [moment, moment + HOUR] : [moment];
}

/** A mark of a time axis: the hour, of two alike with the hours ahead of UTC (`02:00 (+2)`), at midnight the day, on the first of a month with nothing shorter the month. */
export function tickText(ts: number, { from, until }: Span, timeZone?: string): string {
  const { year, month, day, hour, minute } = wallClock(ts * 1000, timeZone);
  const two = (value: number): string => String(value).padStart(2, '0');
  const ahead = repeatedOffset(ts * 1000, timeZone);
  // Of the same time twice in a night: which one.
  const which = ahead === undefined ? '' : ` (${offsetText(ahead)})`;
  if (hour !== 0 || minute !== 0) return `${two(hour)}:${two(minute)}${which}`;
  const name = chartTexts.monthNames[month - 1] ?? '';
  const long = until - from > 200 * 86_400;
  return day === 1 && long ? `${name} ${year}` : `${day} ${name}`;
}
