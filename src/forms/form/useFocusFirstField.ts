import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { bufferKeystrokes } from '../../ui/dialog/keystrokeBuffer';

/** What may be first in a form; a skeleton is where an input will be. */
const FOCUSABLE_SELECTOR = [
  'input:not([type="hidden"], [aria-hidden="true"], [readonly], :disabled)',
  'textarea:not([aria-hidden="true"], [readonly], :disabled)',
  'select:not([aria-hidden="true"], :disabled)',
  '[role="combobox"]:not(input, [aria-disabled="true"])',
  '.field-skeleton',
].join();

/**
 * A form that opens in a panel has the focus in the first of its fields that can be changed, of whatever type, once that is
 * there, so that it can be typed, scanned or chosen at once; before it, in the order of reading, is the button that closes the
 * panel. Not where somebody has moved meanwhile.
 */
export function useFocusFirstField(isLoading: boolean): RefObject<HTMLDivElement | null> {
  const containerRef = useRef<HTMLDivElement>(null);
  const hasFocused = useRef(false);
  const release = useRef<() => void>(undefined);
  // What is typed before it is there is kept for it.
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
