import { useCallback, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { RaRecord } from 'ra-core';
import { useTopDialog } from '../../ui/dialog/dialogStack';
import { isFocusLost } from '../../ui/page/focusPage';

const ROW_SELECTOR = 'tr[data-at]';
/** What lies over the list while its row is acted upon: the focus comes back from there. */
const OVERLAY_SELECTOR = 'dialog, [role="dialog"], [role="menu"]';

/** A row that has the focus, and where it stands. */
interface FocusedRow {
  row: HTMLElement;
  body: HTMLElement | null;
  /** The row that was opened to it; undefined for one of the list itself. */
  parentRow: HTMLElement | undefined;
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
  sectionRef: RefObject<HTMLElement | null>,
  rows: readonly RaRecord[] | undefined,
): RowFocus {
  const focusedRow = useRef<FocusedRow | null>(null);
  // A dialog gives the focus back when it closes, which may be after the row has gone.
  const dialog = useTopDialog();
  useLayoutEffect(() => {
    const removed = focusedRow.current;
    if (!removed || removed.row.isConnected || rows === undefined || dialog) return;
    if (!isFocusLost()) return;
    focusedRow.current = null;
    const replacement = findReplacementRow(removed, sectionRef.current);
    const control =
      replacement?.querySelector<HTMLElement>('.list-actions button') ??
      replacement?.querySelector<HTMLElement>('a, button, input');
    // Not before: a list that takes the focus would take it at every press between its rows.
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
        // It was let go, or taken elsewhere. A row that is gone did not let it go.
        if (!staysInList && focusedRow.current?.row.isConnected) focusedRow.current = null;
      },
      [sectionRef],
    ),
  };
}

/** The row below which a list stands that holds this one. */
function findParentRow(row: HTMLElement): HTMLElement | undefined {
  const previousSibling = row.parentElement?.closest('.list-expanded')?.previousElementSibling;
  return previousSibling instanceof HTMLElement ? previousSibling : undefined;
}

/** The row that gets the focus of one that is gone. */
function findReplacementRow(
  { row, body, parentRow }: FocusedRow,
  sectionElement: HTMLElement | null,
): HTMLElement | undefined {
  // A table that was drawn anew has another body.
  const currentBody = body?.isConnected
    ? body
    : parentRow
      ? null
      : sectionElement?.querySelector(ROW_SELECTOR)?.parentElement;
  const remainingRows = currentBody?.querySelectorAll<HTMLElement>(`:scope > ${ROW_SELECTOR}`) ?? [];
  const nextRow = remainingRows[Math.min(Number(row.dataset.at), remainingRows.length - 1)];
  return nextRow ?? (parentRow?.isConnected ? parentRow : undefined);
}
