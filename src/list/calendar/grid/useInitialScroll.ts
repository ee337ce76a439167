import { useEffect, useRef, type RefObject } from 'react';
import { useCalendarContext } from '../CalendarContext';
import { toAxisPercent } from '../time/visibleHours';
import type { CalendarRow } from './layoutRows';

/**
 * If not all hours or days fit, scrolls to the current time, or to the first entry if all entries are over or it is another day. Runs once per URL, so that the
 * calendar does not scroll while the user reads.
 */
export function useInitialScroll(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly CalendarRow[],
): void {
  const { days, visibleHours, now, today } = useCalendarContext();
  const scrolledDays = useRef<unknown>(undefined);
  useEffect(() => {
    const container = scroller.current;
    if (!container || scrolledDays.current === days) return;
    scrolledDays.current = days;
    scrollToFraction(
      container,
      visibleHours ? getHourFraction(visibleHours, now, rows) : getDayFraction(days, today),
    );
  }, [scroller, rows, days, visibleHours, now, today]);
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
): number {
  const segments = rows.flatMap((row) => row.segments);
  const firstStart = segments.reduce((least, { from }) => Math.min(least, from), Number.POSITIVE_INFINITY);
  const lastEnd = segments.reduce((most, { until }) => Math.max(most, until), 0);
  const isNowShown = now >= hours.from && now < hours.until;
  const timestamp = isNowShown && (segments.length === 0 || now < lastEnd) ? now : firstStart;
  return Number.isFinite(timestamp) ? toAxisPercent(hours, timestamp) / 100 : 0;
}

const getDayFraction = (days: ContextValue['days'], today: string): number =>
  Math.max(
    0,
    days.findIndex(({ date }) => date === today),
  ) / days.length;
