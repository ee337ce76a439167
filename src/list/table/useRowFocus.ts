import { useCallback, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { RaRecord } from 'ra-core';
import { useTopDialog } from '../../ui/dialog/dialogStack';
import { isFocusLost } from '../../ui/focus/focusPage';

/** Rows of a table, cards of a board. */
const ROW_SELECTOR = ':is(tr, li)[data-at]';
/** Overlays of a row's action; they return the focus to the row. */
const OVERLAY_SELECTOR = 'dialog, [role="dialog"], [role="menu"]';

/** The row that has the focus, and its position. */
interface FocusedRow {
  row: HTMLElement;
  body: HTMLElement | null;
  /** The expanded row that contains it; undefined for a row of the list itself. */
  parentRow: HTMLElement | undefined;
}

interface RowFocus {
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * Keeps the focus in the list when the focused row was deleted. The row that takes its position gets the focus, or the last
 * one if none follows. If no row is left, the expanded parent row gets it, else the list (`section`). Does nothing while the
 * focus is elsewhere on the page.
 */
export function useRowFocus(
  sectionRef: RefObject<HTMLElement | null>,
  rows: readonly RaRecord[] | undefined,
): RowFocus {
  const focusedRow = useRef<FocusedRow | null>(null);
  // A closing dialog returns the focus, possibly after the row was removed.
  const dialog = useTopDialog();
  useLayoutEffect(() => {
    const removed = focusedRow.current;
    if (!removed || removed.row.isConnected || rows === undefined || dialog) return;
    if (!isFocusLost()) return;
    focusedRow.current = null;
    const replacement = findReplacementRow(removed, sectionRef.current);
    const control =
      replacement?.querySelector<HTMLElement>('.list-actions button:not(.row-peek)') ??
      replacement?.querySelector<HTMLElement>('a, button, input');
    // Set only now: a permanently focusable list would take the focus at every click between its rows.
    if (!control) sectionRef.current?.setAttribute('tabindex', '-1');
    (control ?? sectionRef.current)?.focus();
  }, [rows, dialog, sectionRef]);
  return {
    onFocus: useCallback((event) => {
      const row = event.target.closest<HTMLElement>(ROW_SELECTOR);
      focusedRow.current = row && { row, body: row.parentElement, parentRow: findParentRow(row) };
    }, []),
    onBlur: useCallback(
      (event) => {
        const nextTarget = event.relatedTarget;
        const staysInList =
          nextTarget !== null &&
          (sectionRef.current?.contains(nextTarget) || nextTarget.closest(OVERLAY_SELECTOR) !== null);
        // The focus was lost or moved elsewhere. If the row was removed, remember it.
        if (!staysInList && focusedRow.current?.row.isConnected) focusedRow.current = null;
      },
      [sectionRef],
    ),
  };
}

/** Returns the expanded row whose nested list contains this row. */
function findParentRow(row: HTMLElement): HTMLElement | undefined {
  const previousSibling = row.parentElement?.closest('.list-expanded')?.previousElementSibling;
  return previousSibling instanceof HTMLElement ? previousSibling : undefined;
}

/** Returns the row that gets the focus of a removed one. */
function findReplacementRow(
  { row, body, parentRow }: FocusedRow,
  sectionElement: HTMLElement | null,
): HTMLElement | undefined {
  // A re-created table has another body.
  const currentBody = body?.isConnected
    ? body
    : parentRow
      ? null
      : sectionElement?.querySelector(ROW_SELECTOR)?.parentElement;
  const remainingRows = currentBody?.querySelectorAll<HTMLElement>(`:scope > ${ROW_SELECTOR}`) ?? [];
  const nextRow = remainingRows[Math.min(Number(row.dataset.at), remainingRows.length - 1)];
  return nextRow ?? (parentRow?.isConnected ? parentRow : undefined);
}
