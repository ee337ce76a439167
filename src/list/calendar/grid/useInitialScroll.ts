import { useEffect, useRef, type RefObject } from 'react';
import { useCalendarContext } from '../CalendarContext';
import { getDayPosition, getHourPosition, toScrollOffset, type InitialPosition } from './initialPosition';
import type { CalendarRow } from './layoutRows';

/**
 * If not all hours or days fit, scrolls to the ones that matter first, at the start of a column. Runs once per URL, so that
 * the calendar does not scroll while the user reads.
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
    const [day] = days;
    const position =
      visibleHours && day
        ? getHourPosition({ day, rows, visibleHours, now, zone })
        : getDayPosition(days, today);
    scrollTo(container, position, visibleHours?.ticks.length ?? days.length);
  }, [scroller, rows, days, visibleHours, now, today, zone]);
}

function scrollTo(container: HTMLElement, position: InitialPosition, columns: number): void {
  const nameWidth = container.querySelector<HTMLElement>('.calendar-name')?.offsetWidth ?? 0;
  container.scrollLeft = toScrollOffset(position, {
    columnsWidth: container.scrollWidth - nameWidth,
    visibleWidth: container.clientWidth - nameWidth,
    columns,
  });
}
