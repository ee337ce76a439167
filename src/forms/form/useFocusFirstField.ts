import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { bufferKeystrokes } from '../../ui/dialog/keystrokeBuffer';

/** Matches elements that may be first in a form; a skeleton stands for an input that is loading. */
const FOCUSABLE_SELECTOR = [
  'input:not([type="hidden"], [aria-hidden="true"], [readonly], :disabled)',
  'textarea:not([aria-hidden="true"], [readonly], :disabled)',
  'select:not([aria-hidden="true"], :disabled)',
  '[role="combobox"]:not(input, [aria-disabled="true"])',
  '.field-skeleton',
].join();

/**
 * Focuses the first editable field of a form that opens in a panel, whatever its type, once it has loaded. The user can then
 * type, scan or choose immediately; the panel's close button precedes it in tab order. Does nothing if the user has moved
 * the focus meanwhile.
 */
export function useFocusFirstField(isLoading: boolean): RefObject<HTMLDivElement | null> {
  const containerRef = useRef<HTMLDivElement>(null);
  const hasFocused = useRef(false);
  const release = useRef<() => void>(undefined);
  // Keystrokes before the field has loaded are buffered for it.
  useLayoutEffect(() => {
    if (containerRef.current?.closest('[role="dialog"]')) release.current = bufferKeystrokes();
    return () => release.current?.();
  }, []);
  useEffect(() => {
    const first = containerRef.current?.querySelector<HTMLElement>(FOCUSABLE_SELECTOR);
    if (isLoading || hasFocused.current || !first || first.matches('.field-skeleton')) return;
    hasFocused.current = true;
    const panel = first.closest('[role="dialog"]');
    const active = document.activeElement;
    const hasFocusMoved = active !== panel && panel?.contains(active);
    if (panel && !hasFocusMoved) first.focus({ preventScroll: true });
    release.current?.();
  }, [isLoading]);
  return containerRef;
}
