import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { keepTyped } from '../ui/typedAhead';

/** What may be first in a form; a skeleton is where an input will be. */
const FIRST = [
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
export function useFirstFocus(isWaiting: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  const release = useRef<() => void>(undefined);
  // What is typed before it is there is kept for it.
  useLayoutEffect(() => {
    if (place.current?.closest('[role="dialog"]')) release.current = keepTyped();
    return () => release.current?.();
  }, []);
  useEffect(() => {
    const first = place.current?.querySelector<HTMLElement>(FIRST);
    if (isWaiting || isDone.current || !first || first.matches('.field-skeleton')) return;
    isDone.current = true;
    const panel = first.closest('[role="dialog"]');
    const active = document.activeElement;
    const isMoved = active !== panel && panel?.contains(active);
    if (panel && !isMoved) first.focus({ preventScroll: true });
    release.current?.();
  }, [isWaiting]);
  return place;
}
