const DAY = 86_400;

/** One bar of a chart. */
export interface PeriodCount {
  /** `YYYY-MM-DD` for a day, `YYYY-MM` for a month; UTC. */
  label: string;
  value: number;
}

/** A day or month and its last second, or now if it is still running. */
export interface StatisticsPeriod {
  label: string;
  /** Unix seconds. */
  until: number;
}

const toIso = (ms: number) => new Date(ms).toISOString();

/** Returns the last 30 days and the last 12 months, oldest first; the last one of each is the current one. */
export function lastPeriods(now: number): { days: StatisticsPeriod[]; months: StatisticsPeriod[] } {
  const today = Math.floor(now / DAY) * DAY;
  const date = new Date(now * 1000);
  const monthStart = (monthsAgo: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - monthsAgo);
  return {
    days: Array.from({ length: 30 }, (_, i) => {
      const from = today - (29 - i) * DAY;
      return { label: toIso(from * 1000).slice(0, 10), until: Math.min(now, from + DAY - 1) };
    }),
    months: Array.from({ length: 12 }, (_, i) => ({
      label: toIso(monthStart(11 - i)).slice(0, 7),
      until: Math.min(now, monthStart(10 - i) / 1000 - 1),
    })),
  };
}

/** Counts how many of `times` (Unix seconds) had passed at the end of each period. */
export function countReached(times: readonly number[], periods: readonly StatisticsPeriod[]): PeriodCount[] {
  const sorted = Float64Array.from(times).sort();
  let reachedCount = 0;
  return periods.map(({ label, until }) => {
    while (reachedCount < sorted.length && (sorted[reachedCount] ?? 0) <= until) reachedCount += 1;
    return { label, value: reachedCount };
  });
}
