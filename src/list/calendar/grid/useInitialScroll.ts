import { useEffect, useRef, type RefObject } from 'react';
import { useCalendarContext } from '../CalendarContext';
import { createDayCache, getWeekday } from '../time/days';
import { toAxisPercent } from '../time/visibleHours';
import type { CalendarRow } from './layoutRows';

/**
 * If not all hours or days fit, scrolls to the current time, or to the first entry if all entries are over or it is another
 * day. Before the first opening it scrolls to the hour before it, unless an entry is earlier. Runs once per URL, so that the
 * calendar does not scroll while the user reads.
 */
export function useInitialScroll(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly CalendarRow[],
): void {
  const { days, visibleHours, now, today, zone } = useCalendarContext();
  const scrolledDays = useRef<unknown>(undefined);
  useEffect(() => {
    const container = scroller.current;
    if (!container || scrolledDays.current === days) return;
    scrolledDays.current = days;
    scrollToFraction(
      container,
      visibleHours
        ? getHourFraction(visibleHours, now, rows, getFirstOpening(days, rows, zone))
        : getDayFraction(days, today),
    );
  }, [scroller, rows, days, visibleHours, now, today, zone]);
}

/** Leaves a quarter of the visible width (without the names) before the position. */
function scrollToFraction(container: HTMLElement, fraction: number): void {
  const nameWidth = container.querySelector<HTMLElement>('.calendar-name')?.offsetWidth ?? 0;
  container.scrollLeft = Math.max(
    0,
    (container.scrollWidth - nameWidth) * fraction - (container.clientWidth - nameWidth) / 4,
  );
}

type ContextValue = ReturnType<typeof useCalendarContext>;

/** As a fraction of the width to the right of the names. */
function getHourFraction(
  hours: NonNullable<ContextValue['visibleHours']>,
  now: number,
  rows: readonly CalendarRow[],
  firstOpening: number,
): number {
  const segments = rows.flatMap((row) => row.segments);
  const firstStart = segments.reduce((least, { from }) => Math.min(least, from), Number.POSITIVE_INFINITY);
  const lastEnd = segments.reduce((most, { until }) => Math.max(most, until), 0);
  const isNowShown = now >= hours.from && now < hours.until;
  const isClosed = now < firstOpening && firstOpening < Number.POSITIVE_INFINITY;
  const timestamp =
    isNowShown && (segments.length === 0 || now < lastEnd)
      ? isClosed
        ? Math.min(firstStart, Math.max(firstOpening - HOUR_MS, hours.from))
        : now
      : firstStart;
  return Number.isFinite(timestamp) ? toAxisPercent(hours, timestamp) / 100 : 0;
}

/** Returns the first opening of all rows on the day, in ms since 1970; infinity if none is open. */
function getFirstOpening(
  [day]: ContextValue['days'],
  rows: readonly CalendarRow[],
  zone: string | undefined,
): number {
  if (!day) return Number.POSITIVE_INFINITY;
  const weekday = getWeekday(day.date);
  const minutes = rows.flatMap(({ openingHours }) =>
    openingHours?.weekdays.has(weekday) ? openingHours.intervals.map(({ from }) => from) : [],
  );
  return minutes.length === 0
    ? Number.POSITIVE_INFINITY
    : createDayCache(zone).toTimestamp(day.date, Math.min(...minutes));
}

const HOUR_MS = 3_600_000;

const getDayFraction = (days: ContextValue['days'], today: string): number =>
  Math.max(
    0,
    days.findIndex(({ date }) => date === today),
  ) / days.length;
