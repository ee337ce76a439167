import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Sets `data-wide` on an element with overflow, so that only then it scrolls horizontally. A sticky table header does not
 * work inside a scroll container.
 */
export function useOverflowAttribute(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    const content = element?.firstElementChild;
    if (!element || !content || typeof ResizeObserver !== 'function') return;
    // The observer calls back first before paint, after layout. Measuring here would force a second layout.
    const observer = new ResizeObserver(() =>
      element.toggleAttribute('data-wide', content.scrollWidth > element.clientWidth + 1),
    );
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return ref;
}
