import { useEffect, useRef, type RefObject } from 'react';
import { useTopDialog } from '../../../ui/dialog/dialogStack';
import { isFocusLost } from '../../../ui/page/focusPage';
import { isActiveSegment, type ActiveSegment } from '../CalendarContext';
import type { CalendarDay } from '../time/days';
import type { CalendarRow } from './layoutRows';

/**
 * Gives the grid the focus that went with the chosen entry, a deleted one, and its actions. Elsewhere on the page it is
 * left alone, and so it is where the entry is only not on the days shown.
 */
export function useRestoreLostFocus(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly CalendarRow[],
  days: readonly CalendarDay[],
  active: ActiveSegment | undefined,
): void {
  /** The days on which the chosen entry was last seen. */
  const lastSeenDays = useRef<readonly CalendarDay[] | null>(null);
  // A dialog gives the focus back when it closes, which may be after the entry has gone.
  const dialog = useTopDialog();
  useEffect(() => {
    const isPresent =
      active && rows.some((row) => row.segments.some((segment) => isActiveSegment(segment, active)));
    if (isPresent) lastSeenDays.current = days;
    if (!active || isPresent || dialog || lastSeenDays.current !== days) return;
    lastSeenDays.current = null;
    if (isFocusLost()) scroller.current?.focus({ preventScroll: true });
  }, [scroller, rows, days, active, dialog]);
}
