import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isFocusLost } from '../../ui/focus/focusPage';

const FIELD_SELECTOR = 'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled)';

/**
 * Focuses the first field when a form is reset on its page (`key` changes), because the submit button has lost the focus.
 * The user can then type or scan the next record immediately. Focus elsewhere is left alone.
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
