import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { keepTyped } from '../ui/typedAhead';

/** What may be first in a form; a skeleton is where an input will be. */
const FIRST =
  'input:not([type="hidden"], [type="file"], [aria-hidden]), textarea, [role="combobox"], .field-skeleton';
/** What is typed into: a list of choices would open over the form. */
const TYPED = ':is(input:not([type="radio"], [type="checkbox"]), textarea):not([role="combobox"], :disabled)';

/**
 * A form that opens in a panel has the focus in its first field, once that is there, so that it can be typed or scanned
 * at once; before it, in the order of reading, is the button that closes the panel. Not where nothing can be typed into it,
 * and not where somebody has moved meanwhile.
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
    if (panel && !isMoved && first.matches(TYPED)) first.focus({ preventScroll: true });
    release.current?.();
  }, [isWaiting]);
  return place;
}
