import { useEffect, type RefObject } from 'react';
import { useTopDialog } from '../../ui/dialog/dialogStack';

/** Moves the focus to the next entry when the action that removed an entry unmounts with it; `entries` changes with them. */
export function useFocusNextEntry(containerRef: RefObject<HTMLElement | null>, entries: unknown): void {
  // A dialog restores the focus when it closes, which may be after the entry has gone.
  const dialog = useTopDialog();
  useEffect(() => {
    if (!dialog?.contains(containerRef.current) || document.activeElement !== document.body) return;
    containerRef.current?.querySelector<HTMLElement>('summary, button, a')?.focus();
  }, [containerRef, entries, dialog]);
}
