import { chartTexts } from './texts';
import { momentOf, wallClock, type WallClock } from '../lib/zone';
import type { Span } from './timeSeries';

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

/** Marks of a time axis at round moments of the viewer's clocks, `most` of them at most; unix seconds. */
export function timeTicks({ from, until }: Span, most: number): number[] {
  const room = Math.max(1, most);
  const step = steps.find(({ seconds }) => (until - from) / seconds <= room) ?? steps.at(-1);
  if (!step || until <= from) return [];
  const start = wallClock(from * 1000);
  const first: WallClock = { ...start, hour: 0, minute: 0, ...(step.unit === 'month' ? { day: 1 } : {}) };
  const ticks: number[] = [];
  for (let n = 0; ; n += step.count) {
    const moment = momentOf({ ...first, [step.unit]: first[step.unit] + n }) / 1000;
    if (moment > until) return ticks;
    if (moment >= from) ticks.push(moment);
  }
}

/** A mark of a time axis: the hour, at midnight the day, on the first of a month with nothing shorter the month. */
export function tickText(ts: number, { from, until }: Span): string {
  const { year, month, day, hour, minute } = wallClock(ts * 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  if (hour !== 0 || minute !== 0) return `${two(hour)}:${two(minute)}`;
  const name = chartTexts.monthNames[month - 1] ?? '';
  const long = until - from > 200 * 86_400;
  return day === 1 && long ? `${name} ${year}` : `${day} ${name}`;
}
