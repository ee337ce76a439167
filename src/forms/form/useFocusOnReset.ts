import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isFocusLost } from '../../ui/page/focusPage';

const FIELD_SELECTOR = 'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled)';

/**
 * Where a form begins anew on its page (`key` changes), the button that sent it is gone, and the focus with it: its first
 * field gets it, so that the next one can be typed or scanned at once. Focus that is elsewhere stays there.
 */
export function useFocusOnReset(key: string): RefObject<HTMLDivElement | null> {
  const containerRef = useRef<HTMLDivElement>(null);
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (isFocusLost()) containerRef.current?.querySelector<HTMLElement>(FIELD_SELECTOR)?.focus();
  }, [key]);
  return containerRef;
}
