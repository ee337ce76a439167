import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isFocusLost } from '../ui/focusPage';

const FIELD = 'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled)';

/**
 * Where a form begins anew on its page (`key` changes), the button that sent it is gone, and the focus with it: its first
 * field gets it, so that the next one can be typed or scanned at once. Focus that is elsewhere stays there.
 */
export function useFreshFocus(key: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const begun = useRef(key);
  useEffect(() => {
    if (begun.current === key) return;
    begun.current = key;
    if (isFocusLost()) place.current?.querySelector<HTMLElement>(FIELD)?.focus();
  }, [key]);
  return place;
}
