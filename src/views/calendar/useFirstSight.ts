import { useEffect, useRef, type RefObject } from 'react';
import { useShown } from './CalendarContext';
import { percentAt } from './hours';
import type { Row } from './rows';

/**
 * Where not all hours or days fit, the calendar begins with what matters: with now, else with the first entry; once for
 * each address, so that nothing moves under whoever looks.
 */
export function useFirstSight(scroller: RefObject<HTMLElement | null>, rows: readonly Row[]): void {
  const { days, hours, now, today } = useShown();
  const shown = useRef<unknown>(undefined);
  useEffect(() => {
    const box = scroller.current;
    if (!box || shown.current === days) return;
    shown.current = days;
    scrollAlong(box, hours ? hourToShow(hours, now, rows) : dayToShow(days, today));
  }, [scroller, rows, days, hours, now, today]);
}

/** A quarter of what is seen beside the names stays before it. */
function scrollAlong(box: HTMLElement, part: number): void {
  const name = box.querySelector<HTMLElement>('.calendar-name')?.offsetWidth ?? 0;
  box.scrollLeft = Math.max(0, (box.scrollWidth - name) * part - (box.clientWidth - name) / 4);
}

type Shown = ReturnType<typeof useShown>;

/** As a part of all that there is to the right of the names. */
function hourToShow(hours: NonNullable<Shown['hours']>, now: number, rows: readonly Row[]): number {
  const begins = rows.flatMap(({ pieces }) => pieces.map(({ from }) => from));
  const first = begins.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY);
  const at = now >= hours.from && now < hours.until ? now : first;
  return Number.isFinite(at) ? percentAt(hours, at) / 100 : 0;
}

const dayToShow = (days: Shown['days'], today: string): number =>
  Math.max(
    0,
    days.findIndex(({ day }) => day === today),
  ) / days.length;
