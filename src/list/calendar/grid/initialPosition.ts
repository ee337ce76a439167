import { createDayCache, getWeekday, type CalendarDay } from '../time/days';
import { getIntervalEnd } from '../time/openingHours';
import { toAxisPercent, type VisibleHours } from '../time/visibleHours';
import type { CalendarRow } from './layoutRows';

/** Position at which the calendar opens, as a fraction of the width to the right of the names. */
export interface InitialPosition {
  fraction: number;
  /** True if a part of the visible width before the position stays in view. */
  hasLead: boolean;
}

/** Day on which a calendar of hours opens. */
interface DayState {
  day: CalendarDay;
  rows: readonly CalendarRow[];
  visibleHours: VisibleHours;
  /** ms since 1970 */
  now: number;
  zone: string | undefined;
}

/**
 * Returns the current time while a row is open or an entry is to come. On other days, before and after that, returns the first
 * opening, or the first entry if it is earlier.
 */
export function getHourPosition({ day, rows, visibleHours, now, zone }: DayState): InitialPosition {
  const entries = rows.flatMap((row) => row.segments);
  const openings = getOpenings(day, rows, zone);
  const first = Math.min(...[...entries, ...openings].map(({ from }) => from));
  const last = Math.max(...[...entries, ...openings].map(({ until }) => until));
  const isNowShown = now >= visibleHours.from && now < visibleHours.until;
  const isNothingKnown = entries.length + openings.length === 0;
  const isUnderWay = isNowShown && (isNothingKnown || (now >= first && now < last));
  const timestamp = isUnderWay ? now : first;
  return {
    fraction: Number.isFinite(timestamp) ? toAxisPercent(visibleHours, timestamp) / 100 : 0,
    hasLead: isUnderWay,
  };
}

/** Returns the opening hours of all rows on the day, in ms since 1970. */
function getOpenings(
  { date }: CalendarDay,
  rows: readonly CalendarRow[],
  zone: string | undefined,
): { from: number; until: number }[] {
  const weekday = getWeekday(date);
  const { toTimestamp } = createDayCache(zone);
  return rows.flatMap(({ openingHours }) =>
    openingHours?.weekdays.has(weekday)
      ? openingHours.intervals.map((interval) => ({
          from: toTimestamp(date, interval.from),
          until: toTimestamp(date, getIntervalEnd(interval)),
        }))
      : [],
  );
}

/** Returns today's column; the first one in another week. */
export const getDayPosition = (days: readonly CalendarDay[], today: string): InitialPosition => ({
  fraction:
    Math.max(
      0,
      days.findIndex(({ date }) => date === today),
    ) / days.length,
  hasLead: true,
});

interface Widths {
  /** Width of all columns, in px. */
  columnsWidth: number;
  /** Visible part of it, in px. */
  visibleWidth: number;
  columns: number;
}

/** Returns the offset in px to scroll to: the start of a column, so that the first visible one is whole. */
export function toScrollOffset(
  { fraction, hasLead }: InitialPosition,
  { columnsWidth, visibleWidth, columns }: Widths,
): number {
  const columnWidth = columnsWidth / columns;
  const offset = Math.min(
    columnsWidth * fraction - (hasLead ? visibleWidth / 4 : 0),
    columnsWidth - visibleWidth,
  );
  // Half a px: fractions of days are not exact.
  return Math.max(0, Math.floor((offset + 0.5) / columnWidth) * columnWidth);
}
