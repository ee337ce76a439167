import { useCallback, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { RaRecord } from 'ra-core';
import { useTopDialog } from '../../ui/dialogStack';
import { isFocusLost } from '../../ui/focusPage';

const ROW = 'tr[data-at]';
/** What lies over the list while its row is acted upon: the focus comes back from there. */
const OVER = 'dialog, [role="dialog"], [role="menu"]';

/** A row that has the focus, and where it stands. */
interface Held {
  row: HTMLElement;
  body: HTMLElement | null;
  /** The row that was opened to it; undefined for one of the list itself. */
  opened: HTMLElement | undefined;
}

interface RowFocus {
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * Keeps the focus in a list when the row that had it is gone, a deleted one: the row in its place gets it, the last one
 * where none follows; where none is left, the row that was opened to it, else the list itself (`section`). Elsewhere on
 * the page it is left alone.
 */
export function useRowFocus(
  section: RefObject<HTMLElement | null>,
  rows: readonly RaRecord[] | undefined,
): RowFocus {
  const held = useRef<Held | null>(null);
  // A dialog gives the focus back when it closes, which may be after the row has gone.
  const dialog = useTopDialog();
  useLayoutEffect(() => {
    const gone = held.current;
    if (!gone || gone.row.isConnected || rows === undefined || dialog) return;
    if (!isFocusLost()) return;
    held.current = null;
    const next = inPlaceOf(gone, section.current);
    const control =
      next?.querySelector<HTMLElement>('.list-actions button') ??
      next?.querySelector<HTMLElement>('a, button, input');
    // Not before: a list that takes the focus would take it at every press between its rows.
    if (!control) section.current?.setAttribute('tabindex', '-1');
    (control ?? section.current)?.focus();
  }, [rows, dialog, section]);
  return {
    onFocus: useCallback((event) => {
      const row = event.target.closest<HTMLElement>(ROW);
      held.current = row && { row, body: row.parentElement, opened: openedTo(row) };
    }, []),
    onBlur: useCallback(
      (event) => {
        const to = event.relatedTarget;
        const isNear = to !== null && (section.current?.contains(to) || to.closest(OVER) !== null);
        // It was let go, or taken elsewhere. A row that is gone did not let it go.
        if (!isNear && held.current?.row.isConnected) held.current = null;
      },
      [section],
    ),
  };
}

/** The row below which a list stands that holds this one. */
function openedTo(row: HTMLElement): HTMLElement | undefined {
  const before = row.parentElement?.closest('.list-expanded')?.previousElementSibling;
  return before instanceof HTMLElement ? before : undefined;
}

/** The row that gets the focus of one that is gone. */
function inPlaceOf({ row, body, opened }: Held, section: HTMLElement | null): HTMLElement | undefined {
  // A table that was drawn anew has another body.
  const own = body?.isConnected ? body : opened ? null : section?.querySelector(ROW)?.parentElement;
  const left = own?.querySelectorAll<HTMLElement>(`:scope > ${ROW}`) ?? [];
  const next = left[Math.min(Number(row.dataset.at), left.length - 1)];
  return next ?? (opened?.isConnected ? opened : undefined);
}
