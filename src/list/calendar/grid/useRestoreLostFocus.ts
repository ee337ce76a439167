import { useEffect, useRef, type RefObject } from 'react';
import { useTopDialog } from '../../../ui/dialog/dialogStack';
import { isFocusLost } from '../../../ui/focus/focusPage';
import { isActiveSegment, type ActiveSegment } from '../CalendarContext';
import type { CalendarDay } from '../time/days';
import type { CalendarRow } from './layoutRows';

/**
 * Moves the focus to the grid when the selected entry was deleted while it or its actions had the focus. Leaves the focus
 * alone elsewhere on the page, and if the entry is only outside the visible days.
 */
export function useRestoreLostFocus(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly CalendarRow[],
  days: readonly CalendarDay[],
  active: ActiveSegment | undefined,
): void {
  /** The days on which the selected entry was last visible. */
  const lastSeenDays = useRef<readonly CalendarDay[] | null>(null);
  // A closing dialog returns the focus, possibly after the entry was removed.
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
