import { useCallback, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { RaRecord } from 'ra-core';
import { useTopDialog } from '../../ui/dialogStack';

const ROW = 'tr[data-at]';

interface RowFocus {
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * Keeps the focus in a list when the row that had it is gone, a deleted one: the row in its place gets it, the last one
 * where none follows, or the list itself (`section`) where none is left. Elsewhere on the page it is left alone.
 */
export function useRowFocus(
  section: RefObject<HTMLElement | null>,
  rows: readonly RaRecord[] | undefined,
): RowFocus {
  const held = useRef<HTMLElement | null>(null);
  // A dialog gives the focus back when it closes, which may be after the row has gone.
  const dialog = useTopDialog();
  useLayoutEffect(() => {
    const row = held.current;
    if (!row || row.isConnected || rows === undefined || dialog || document.activeElement !== document.body)
      return;
    held.current = null;
    const body = section.current?.querySelector<HTMLElement>(ROW)?.parentElement;
    const left = body?.querySelectorAll<HTMLElement>(`:scope > ${ROW}`) ?? [];
    const next = left[Math.min(Number(row.dataset.at), left.length - 1)];
    const control =
      next?.querySelector<HTMLElement>('.list-actions button') ??
      next?.querySelector<HTMLElement>('a, button, input');
    // Not before: a list that takes the focus would take it at every press between its rows.
    if (!control) section.current?.setAttribute('tabindex', '-1');
    (control ?? section.current)?.focus();
  }, [rows, dialog, section]);
  return {
    onFocus: useCallback((event) => {
      held.current = event.target.closest<HTMLElement>(ROW);
    }, []),
    onBlur: useCallback((event) => {
      // Pressed where nothing takes the focus: it was let go, not lost. A dialog takes it while its row may go.
      if (event.relatedTarget === null && held.current?.isConnected) held.current = null;
    }, []),
  };
}
