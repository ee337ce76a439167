import { useEffect, useRef, type RefObject } from 'react';
import { useTopDialog } from '../../ui/dialogStack';
import { isFocusLost } from '../../ui/focusPage';
import { isActive, type Active } from './CalendarContext';
import type { Day } from './days';
import type { Row } from './rows';

/**
 * Gives the grid the focus that went with the chosen entry, a deleted one, and its actions. Elsewhere on the page it is
 * left alone, and so it is where the entry is only not on the days shown.
 */
export function useGoneFocus(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  days: readonly Day[],
  active: Active | undefined,
): void {
  /** The days on which the chosen entry was last seen. */
  const seenOn = useRef<readonly Day[] | null>(null);
  // A dialog gives the focus back when it closes, which may be after the entry has gone.
  const dialog = useTopDialog();
  useEffect(() => {
    const isThere = active && rows.some((row) => row.pieces.some((piece) => isActive(piece, active)));
    if (isThere) seenOn.current = days;
    if (!active || isThere || dialog || seenOn.current !== days) return;
    seenOn.current = null;
    if (isFocusLost()) scroller.current?.focus({ preventScroll: true });
  }, [scroller, rows, days, active, dialog]);
}
